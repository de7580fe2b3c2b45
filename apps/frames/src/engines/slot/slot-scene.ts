import type { Round } from '@liftoff/contract/game/game';
import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { minor } from '@liftoff/rules/money/money';
import { paidWins } from './paid-wins.ts';
import type { Light } from './reels.tsx';
import type { Grid, SlotModel } from './slot-model.ts';

/** Progress through the free rounds while they run. */
export interface FreeRounds {
  /** Number of the current free round, from 1. */
  number: number;
  total: number;
  soFar: bigint;
}

/** Position of a win that is not on a payline. */
export type WinPlace = 'ways' | 'anywhere' | 'cluster';

/**
 * The wording of one win: its position, its symbols and the amount paid. `above` is whether the spin paid more than
 * the stake [C22].
 */
export interface WinWords {
  kind: 'win';
  line: number | null;
  place: WinPlace;
  symbol: string;
  count: number;
  wild: boolean;
  amount: bigint;
  above: boolean;
}

/** The content of the message bar. */
export type SlotMessage =
  | WinWords
  /** All wins in one list, for reduced motion. */
  | { kind: 'list'; wins: readonly WinWords[]; total: bigint; above: boolean }
  | { kind: 'wins'; wins: number; amount: bigint }
  | { kind: 'returned'; line: number | null; symbol: string; count: number; single: boolean; amount: bigint }
  | { kind: 'none' }
  | { kind: 'awarded'; rounds: number; more: boolean }
  | { kind: 'feature'; rounds: number; amount: bigint };

export interface SlotScene {
  phase: 'rest' | 'turning' | 'shown' | 'big';
  grid: Grid;
  wins: SlotSpin['wins'];
  light: Light;
  multiplier: number;
  message: SlotMessage | null;
  free: FreeRounds | null;
  round: Round | null;
}

export type SlotRound = Round & { outcome: { engine: 'slot' } };

export const isSlotRound = (round: Round): round is SlotRound => round.outcome.engine === 'slot';

/** Only a return above the stake is shown as a win [C22]. */
export function lightOf(win: bigint, stake: bigint): Light {
  if (win === 0n) return 'none';
  return win > stake ? 'win' : 'plain';
}

/** The multiple of the stake from which a result gets the big card (visual-language §11). */
const bigTimes = 25n;
export const isBig = (win: bigint, stake: bigint): boolean => stake > 0n && win >= bigTimes * stake;

const hasWild = (win: SlotSpin['wins'][number], grid: Grid): boolean =>
  win.symbol !== 'wild' && win.cells.some(([reel, row]) => grid[reel]?.[row] === 'wild');

/**
 * Scatters pay anywhere in every game. For other wins that are not on a payline, the position depends on the kind of
 * game.
 */
function placeOf(win: SlotSpin['wins'][number], kind: SlotModel['kind']): WinPlace {
  if (kind === 'clusters' && win.symbol !== 'scatter') return 'cluster';
  return kind === 'ways' && win.symbol !== 'scatter' ? 'ways' : 'anywhere';
}

/** A message, and the wins that are lit on the reels while it is shown. */
export interface RevealStep {
  message: SlotMessage;
  wins: SlotSpin['wins'];
}

/**
 * The messages for a spin, in order: each win with the amount paid, largest first, then all together. `still`
 * combines several wins in one list.
 */
export function revealStepsOf(spin: SlotSpin, stake: bigint, kind: SlotModel['kind'], still = false): RevealStep[] {
  const total = minor(spin.win_cents);
  const above = lightOf(total, stake) === 'win';
  const paid = paidWins(spin);
  const [first] = paid;
  if (!first) return [{ message: { kind: 'none' }, wins: [] }];
  const words = paid.map(({ win, paid: amount }): WinWords => ({
    kind: 'win',
    line: win.line,
    place: placeOf(win, kind),
    symbol: win.symbol,
    count: win.count,
    wild: hasWild(win, spin.grid),
    amount,
    above,
  }));
  const { line, symbol, count } = first.win;
  const single = paid.length === 1;
  const sum: SlotMessage = above
    ? { kind: 'wins', wins: paid.length, amount: total }
    : { kind: 'returned', line, symbol, count, single, amount: total };
  if (single) return [{ message: above && words[0] ? words[0] : sum, wins: spin.wins }];
  if (still) return [{ message: { kind: 'list', wins: words, total, above }, wins: spin.wins }];
  return [
    ...words.map((message, index) => ({ message, wins: paid.slice(index, index + 1).map(({ win }) => win) })),
    { message: sum, wins: spin.wins },
  ];
}

/** The number of free rounds played, how many of them paid, and the best return, for the result card. */
export function featureFigures(round: SlotRound): { played: number; paid: number; best: bigint } {
  const free = round.outcome.spins.slice(1).map(spin => minor(spin.win_cents));
  return {
    played: free.length,
    paid: free.filter(win => win > 0n).length,
    best: free.reduce((best, win) => (win > best ? win : best), 0n),
  };
}
