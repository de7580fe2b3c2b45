import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { SpotButton } from './spot-button.tsx';
import { spotState, type BoardState } from './spot-state.ts';
import { isAboveStake, spotOf, spots } from './spots.ts';
import { nextSpot } from './table-keys.ts';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/**
 * The betting table. Every spot is a separate button: cells for numbers and outside bets, small buttons on the edges
 * for splits, streets, corners and lines. Only one button is in the tab order; arrows move between spots, Enter
 * places a chip, Backspace removes one.
 */
export function BettingTable({
  table,
  bySpot,
  values,
  pointed,
  onPoint,
  onLay,
  onTakeBack,
  onHold,
}: {
  table: BoardState;
  bySpot: ReadonlyMap<string, bigint>;
  values: readonly bigint[];
  pointed: string | null;
  onPoint: (spot: string | null) => void;
  onLay: (spot: string) => void;
  onTakeBack: (spot: string) => void;
  /** Called when a finger holds a number down, to offer the bets on the number's edges at a larger size. */
  onHold: (spot: string) => void;
}) {
  const t = useTranslations('roulette');
  const element = useRef<HTMLDivElement>(null);
  const tabbed = useRef('straight:0');
  const isPlain = table.phase === 'done' && !isAboveStake(table.number, bySpot);
  const pointedSpot = pointed === null ? undefined : spotOf(pointed);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const spot = event.target instanceof HTMLElement ? event.target.dataset.spot : undefined;
    if (spot === undefined) return;
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onTakeBack(spot);
    }
    if (!arrows.includes(event.key)) return;
    event.preventDefault();
    const buttons = [...(element.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
    const places = buttons.map(button => {
      const box = button.getBoundingClientRect();
      return { id: button.dataset.spot ?? '', x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const next = nextSpot(places, spot, event.key);
    buttons.find(button => button.dataset.spot === next)?.focus();
  };

  const button = (one: (typeof spots)[number], index: number) => (
    <SpotButton
      key={one.id}
      spot={one}
      state={spotState(table, one, pointedSpot)}
      stack={bySpot.get(one.id) ?? 0n}
      isPlain={isPlain}
      values={values}
      tabbed={tabbed.current === one.id || (index === 0 && tabbed.current === '')}
      onFocus={() => {
        tabbed.current = one.id;
        onPoint(one.id);
      }}
      onPoint={onPoint}
      onPress={() => onLay(one.id)}
      onTakeBack={() => onTakeBack(one.id)}
      onHold={() => onHold(one.id)}
    />
  );
  const cells = spots.filter(({ kind, at }) => kind === 'straight' || at === null);
  const edges = spots.filter(({ kind, at }) => kind !== 'straight' && at !== null);
  return (
    <div
      ref={element}
      className={`betting-table numeric is-${table.phase}`}
      role="group"
      aria-label={t('table')}
      aria-describedby="rt-keys"
      data-spots=""
      onKeyDown={onKeyDown}
      onMouseLeave={() => onPoint(null)}
      onBlur={() => onPoint(null)}
      style={{ '--streets': 12 } as CSSProperties}
    >
      <p className="visually-hidden" id="rt-keys">
        {t('keys')}
      </p>
      {cells.map(button)}
      <div className="betting-table__edges">{edges.map(button)}</div>
    </div>
  );
}
