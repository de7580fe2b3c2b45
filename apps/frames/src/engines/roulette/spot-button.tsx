import { colourOf } from '@liftoff/rules/game/engines/roulette/roulette-spots';
import { useRef, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { ChipMark } from './chip.tsx';
import { spotName } from './spot-label.ts';
import type { SpotState } from './spot-state.ts';
import { paysTo1, rowOf, streetOf, type Spot } from './spots.ts';

/**
 * How long a finger must hold a number before the bets on its edges are offered at a larger size, in milliseconds.
 */
const holdMs = 450;

const evens = ['low', 'even', 'red', 'black', 'odd', 'high'];

/**
 * Returns a spot's position: a grid cell for numbers and outside bets, or coordinates on the number field for edges.
 */
function placeOf(spot: Spot): { className: string; style: CSSProperties } {
  const vars = (values: Record<string, number>) => values as CSSProperties;
  const [number = 0] = spot.numbers;
  if (spot.kind === 'straight') {
    if (number === 0) return { className: 'table-spot table-spot--zero', style: {} };
    const style = vars({
      '--dc': streetOf(number) + 2,
      '--dr': rowOf(number) + 1,
      '--mc': 3 + ((number - 1) % 3),
      '--mr': streetOf(number) + 2,
    });
    return { className: `table-spot is-${colourOf(number)}`, style };
  }
  if (spot.at) {
    const shape =
      spot.kind === 'split' ? (spot.at.v % 1 === 0 ? 'foot' : 'side') : spot.at.u % 1 === 0 ? 'point' : 'foot';
    return { className: `edge-spot edge-spot--${shape}`, style: vars({ '--u': spot.at.u, '--v': spot.at.v }) };
  }
  if (spot.kind === 'column') {
    const column = (spot.numbers.at(-1) ?? 0) - 33;
    return {
      className: 'table-spot table-spot--outside table-spot--column',
      style: vars({ '--dr': 4 - column, '--mc': 2 + column }),
    };
  }
  if (spot.kind === 'dozen')
    return { className: 'table-spot table-spot--outside table-spot--dozen', style: vars({ '--k': (number - 1) / 12 }) };
  const colour = spot.id === 'red' || spot.id === 'black' ? ` is-${spot.id}` : '';
  return {
    className: `table-spot table-spot--outside table-spot--even-money${colour}`,
    style: vars({ '--k': evens.indexOf(spot.id) }),
  };
}

/** A spot of the betting table with its stack of chips. */
export function SpotButton({
  spot,
  state,
  stack,
  isPlain,
  values,
  tabbed,
  onFocus,
  onPoint,
  onPress,
  onTakeBack,
  onHold,
}: {
  spot: Spot;
  state: SpotState;
  stack: bigint;
  /** Whether winning spots are not highlighted, because the table returns no more than was staked [C22]. */
  isPlain: boolean;
  values: readonly bigint[];
  tabbed: boolean;
  onFocus: () => void;
  onPoint: (spot: string) => void;
  onPress: () => void;
  onTakeBack: () => void;
  onHold: () => void;
}) {
  const t = useTranslations('roulette');
  const { money } = useFrame();
  const holdTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const consumed = useRef(false);
  const { className, style } = placeOf(spot);
  const name = spotName(t, spot);
  const label = t('spotLabel', {
    spot: name,
    pays: paysTo1(spot),
    chips: stack === 0n ? 'none' : 'some',
    amount: money.plain(stack),
  });
  const release = () => clearTimeout(holdTimer.current);
  return (
    <button
      type="button"
      data-spot={spot.id}
      className={`${className} is-${state}`}
      style={style}
      tabIndex={tabbed ? 0 : -1}
      aria-label={label}
      aria-disabled={state === 'closed'}
      onFocus={onFocus}
      onMouseEnter={() => onPoint(spot.id)}
      onPointerDown={event => {
        consumed.current = false;
        if (event.pointerType === 'mouse' || spot.kind !== 'straight') return;
        holdTimer.current = setTimeout(() => {
          consumed.current = true;
          onHold();
        }, holdMs);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onContextMenu={event => {
        event.preventDefault();
        if (!consumed.current && state !== 'closed') onTakeBack();
      }}
      onClick={() => {
        if (!consumed.current) onPress();
        consumed.current = false;
      }}
    >
      {spot.kind === 'straight' ? (
        spot.numbers[0]
      ) : spot.at === null ? (
        <span>{t(`short.${shortOf(spot)}`)}</span>
      ) : null}
      {stack === 0n ? null : (
        <span className={`placed-bet placed-bet--${state}${isPlain ? ' is-plain' : ''}`}>
          <ChipMark amount={stack} values={values} />
        </span>
      )}
    </button>
  );
}

/** Text key for the label printed on an outside bet. */
function shortOf(spot: Spot): string {
  if (spot.kind === 'column') return 'column';
  if (spot.kind === 'dozen') return `dozen${(spot.numbers.at(-1) ?? 0) / 12}`;
  return spot.id;
}
