import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useRailEnds } from './rail-ends.tsx';
import { useNear } from './near.ts';

export type RailProps = {
  title: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** The "See all" link with its count, styled with the class `link`. */
  more?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** One element per item, each rendered as a list item. If empty, placeholder tiles are shown instead. */
  children: ReadonlyArray<ReactNode>;
};

/** Number of placeholder tiles: as many as fit the widest view, plus one that is partly visible. */
const WAITING_TILES = 8;

/**
 * A titled row that scrolls sideways and snaps. Without JavaScript it is a plain scroller. With JavaScript, arrows on
 * desktop page by the number of items in view and are disabled at the ends (`LOBBY` rows; visual-language §7 Row).
 * They are hidden while all items are in view.
 * Tile pictures load only when in view. The script loads the first pictures of a rail that comes near, and all of
 * them once it is scrolled.
 */
export function Rail({ title, headingLevel = 2, more, previousLabel, nextLabel, children }: RailProps): ReactElement {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const ends = useRailEnds(list);
  const near = useNear(list);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="section__header">
        <Heading className="heading-2" id={titleId}>
          {title}
        </Heading>
        {more}
        <RailArrows ends={ends} previousLabel={previousLabel} nextLabel={nextLabel} waiting={children.length === 0} />
      </div>
      <ul className="rail" ref={list} data-near={near ? (ends.atStart ? 'first' : 'all') : undefined}>
        {children.map((item, index) => (
          // Items keep the keys set by the caller; without one, the key is the item's position.
          <li key={keyOf(item) ?? index}>{item}</li>
        ))}
        {children.length === 0 &&
          Array.from({ length: WAITING_TILES }, (_, index) => (
            <li className="tile tile--wait" aria-hidden="true" key={index} />
          ))}
      </ul>
    </section>
  );
}

export type RailArrowsProps = Pick<RailProps, 'previousLabel' | 'nextLabel'> & {
  ends: ReturnType<typeof useRailEnds>;
  /** Whether the items are not loaded yet. The arrows are then left out, and their space is reserved. */
  waiting?: boolean | undefined;
};

/** The arrows of a scroller that pages sideways. */
export function RailArrows({ ends, previousLabel, nextLabel, waiting = false }: RailArrowsProps): ReactElement {
  const { atStart, atEnd, page } = ends;
  return (
    <div className={atStart && atEnd ? 'arrows arrows--idle' : 'arrows'}>
      {!waiting && (
        <>
          <IconButton icon={ChevronLeftIcon} label={previousLabel} disabled={atStart} onClick={() => page(-1)} />
          <IconButton icon={ChevronRightIcon} label={nextLabel} disabled={atEnd} onClick={() => page(1)} />
        </>
      )}
    </div>
  );
}

function keyOf(item: ReactNode): string | null {
  return typeof item === 'object' && item !== null && 'key' in item ? item.key : null;
}
