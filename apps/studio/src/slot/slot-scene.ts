import type { Round, SlotSpin } from '@liftoff/contract/game';
import { minor } from '../money.ts';
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

/** What the message bar says. */
export type SlotMessage =
  | { kind: 'win'; line: number | null; place: WinPlace; symbol: string; count: number; wild: boolean; amount: bigint }
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

/** The messages of one spin, in order: each win by itself, the largest first, then all of them together. */
export function messagesOf(spin: SlotSpin, stake: bigint, kind: SlotModel['kind']): SlotMessage[] {
  const total = minor(spin.win_cents);
  const light = lightOf(total, stake);
  const [first, ...others] = spin.wins.toSorted((a, b) => (minor(b.win_cents) > minor(a.win_cents) ? 1 : -1));
  if (!first) return [{ kind: 'none' }];
  if (light !== 'win') {
    const { line, symbol, count } = first;
    return [{ kind: 'returned', line, symbol, count, single: others.length === 0, amount: total }];
  }
  const one = (win: SlotSpin['wins'][number]): SlotMessage => ({
    kind: 'win',
    line: win.line,
    place: placeOf(win, kind),
    symbol: win.symbol,
    count: win.count,
    wild: hasWild(win, spin.grid),
    amount: others.length === 0 ? total : minor(win.win_cents),
  });
  if (others.length === 0) return [one(first)];
  return [...[first, ...others].slice(0, 4).map(one), { kind: 'wins', wins: spin.wins.length, amount: total }];
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
