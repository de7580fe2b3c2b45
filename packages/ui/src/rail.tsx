import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useRailEnds } from './rail-ends.tsx';
import { useNear } from './near.ts';

export type RailProps = {
  title: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** The See-all link with its count, in class `link`. */
  more?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** One element per item; each becomes a list item's content. Of none, boxes of tiles stand in for what is to come. */
  children: ReadonlyArray<ReactNode>;
};

/** As many as the widest view shows, and the one that peeks. */
const WAITING_TILES = 8;

/**
 * A titled row that scrolls sideways and snaps. Without script it is a plain scroller; with it, desktop arrows page by
 * the number of items in view and are disabled at the ends (`LOBBY` rows; visual-language §7 Row). Pictures of tiles wait
 * until they are in view; the script asks for those of a rail that comes near, and for all once it is scrolled.
 */
export function Rail({ title, headingLevel = 2, more, previousLabel, nextLabel, children }: RailProps): ReactElement {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { atStart, atEnd, page } = useRailEnds(list);
  const near = useNear(list);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="sec" aria-labelledby={titleId}>
      <div className="sec__h">
        <Heading className="h2" id={titleId}>
          {title}
        </Heading>
        {more}
        <div className="arrows">
          {children.length > 0 && (
            <>
              <IconButton icon={ChevronLeftIcon} label={previousLabel} disabled={atStart} onClick={() => page(-1)} />
              <IconButton icon={ChevronRightIcon} label={nextLabel} disabled={atEnd} onClick={() => page(1)} />
            </>
          )}
        </div>
      </div>
      <ul className="rail" ref={list} data-near={near ? (atStart ? 'first' : 'all') : undefined}>
        {children.map((item, index) => (
          // The caller's own keys live on the items; their order is the order of the row.
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

function keyOf(item: ReactNode): string | null {
  return typeof item === 'object' && item !== null && 'key' in item ? item.key : null;
}
