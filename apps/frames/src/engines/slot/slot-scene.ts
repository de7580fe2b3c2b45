import type { Round, SlotSpin } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { paidWins } from './paid-wins.ts';
import type { Light } from './reels.tsx';
import type { Grid, SlotModel } from './slot-model.ts';

/** Where the free rounds stand while they run. */
export interface FreeRounds {
  /** From 1. */
  number: number;
  total: number;
  soFar: bigint;
}

/** Where a win lies when it has no line. */
export type WinPlace = 'ways' | 'anywhere' | 'cluster';

/** One win in words: where it lies, of what, what it paid. `above` when the spin paid more than the stake [C22]. */
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

/** What the message bar says. */
export type SlotMessage =
  | WinWords
  /** Every win at once, where nothing may move. */
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

/** Times the stake from which a result gets the big card (visual-language §11). */
const bigTimes = 25n;
export const isBig = (win: bigint, stake: bigint): boolean => stake > 0n && win >= bigTimes * stake;

const hasWild = (win: SlotSpin['wins'][number], grid: Grid): boolean =>
  win.symbol !== 'wild' && win.cells.some(([reel, row]) => grid[reel]?.[row] === 'wild');

/** Scatters pay anywhere in every game; other wins without a line lie as the game pays. */
function placeOf(win: SlotSpin['wins'][number], kind: SlotModel['kind']): WinPlace {
  if (kind === 'clusters' && win.symbol !== 'scatter') return 'cluster';
  return kind === 'ways' && win.symbol !== 'scatter' ? 'ways' : 'anywhere';
}

/** A message with the wins it lights on the reels. */
export interface RevealStep {
  message: SlotMessage;
  wins: SlotSpin['wins'];
}

/**
 * What is told of one spin, in order: each win by itself with what it paid, the largest first, then all together.
 * `still`: several wins are told as one list.
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

/** Free rounds played, how many of them paid and the best of them, for the result card. */
export function featureFigures(round: SlotRound): { played: number; paid: number; best: bigint } {
  const free = round.outcome.spins.slice(1).map(spin => minor(spin.win_cents));
  return {
    played: free.length,
    paid: free.filter(win => win > 0n).length,
    best: free.reduce((best, win) => (win > best ? win : best), 0n),
  };
}
