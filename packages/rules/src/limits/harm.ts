import type { WireAmount } from '@liftoff/contract/core/money';
import { minor, wire } from '../money/money.ts';

/** What is counted of a player for the markers of harm, in one day of the calendar (UTC). */
export interface HarmDay {
  /** `2026-11-20`. */
  readonly day: string;
  readonly deposits: number;
  /** The methods they were paid with, each once. */
  readonly methods: readonly string[];
  /** Withdrawals taken back. */
  readonly reversals: number;
  /** Rounds between midnight and five, where the player lives. */
  readonly nightRounds: number;
  /** Deposits within an hour of a loss, and stakes raised threefold right after one. */
  readonly chases: number;
  /** Limits raised or removed. */
  readonly raises: number;
  /** Complaints made to support. */
  readonly complaints: number;
}

/** The last thirty days in which something happened, the oldest first, and the latest round. */
export interface HarmState {
  readonly days: readonly HarmDay[];
  readonly lastRound: { readonly atMs: number; readonly eurCents: WireAmount; readonly lost: boolean } | null;
}

export type HarmEvent = { readonly at: Date } & (
  | { readonly kind: 'deposit'; readonly method: string }
  | { readonly kind: 'reversal' }
  | { readonly kind: 'raise' }
  | { readonly kind: 'complaint' }
  | { readonly kind: 'round'; readonly eurCents: bigint; readonly lost: boolean; readonly night: boolean }
);

export type HarmMarker = 'deposits' | 'methods' | 'reversals' | 'night' | 'chasing' | 'raises' | 'complaints';
export type HarmLevel = 'low' | 'medium' | 'high';

export interface Harm {
  readonly score: number;
  readonly level: HarmLevel;
  /** What has made the score, the weightiest first. */
  readonly markers: readonly HarmMarker[];
}

export const noHarm: HarmState = { days: [], lastRound: null };

const dayMs = 86_400_000;
const keptDays = 30;
/** What follows a loss so soon is taken to follow from it. */
const chaseMs = 3_600_000;
const chaseTimes = 3n;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const empty = (day: string): HarmDay => ({
  day,
  deposits: 0,
  methods: [],
  reversals: 0,
  nightRounds: 0,
  chases: 0,
  raises: 0,
  complaints: 0,
});

/** Counts what has happened to the days that are kept. */
export function countHarm({ days, lastRound }: HarmState, event: HarmEvent): HarmState {
  const name = dayOf(event.at);
  const oldest = dayOf(new Date(event.at.getTime() - (keptDays - 1) * dayMs));
  const before = days.find(({ day }) => day === name) ?? empty(name);
  const soon = lastRound !== null && event.at.getTime() - lastRound.atMs <= chaseMs && lastRound.lost;
  const counted = countIn(before, event, soon, minor(lastRound?.eurCents ?? 0));
  const kept = days.filter(({ day }) => day !== name && day >= oldest);
  return {
    days: [...kept, counted].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    lastRound:
      event.kind === 'round'
        ? { atMs: event.at.getTime(), eurCents: wire(event.eurCents), lost: event.lost }
        : lastRound,
  };
}

function countIn(day: HarmDay, event: HarmEvent, afterLoss: boolean, lastCents: bigint): HarmDay {
  if (event.kind === 'reversal') return { ...day, reversals: day.reversals + 1 };
  if (event.kind === 'raise') return { ...day, raises: day.raises + 1 };
  if (event.kind === 'complaint') return { ...day, complaints: day.complaints + 1 };
  if (event.kind === 'deposit')
    return {
      ...day,
      deposits: day.deposits + 1,
      methods: [...new Set([...day.methods, event.method])],
      chases: day.chases + Number(afterLoss),
    };
  const chased = afterLoss && event.eurCents >= lastCents * chaseTimes;
  return { ...day, nightRounds: day.nightRounds + Number(event.night), chases: day.chases + Number(chased) };
}

/** From so many on, a marker weighs one point, two, or three. */
type Steps = readonly [one: number, two: number, three: number];
const steps: Readonly<Record<HarmMarker, Steps>> = {
  /** Deposits on the busiest day of a week. */
  deposits: [4, 6, 10],
  /** Methods in a week. */
  methods: [3, 4, 5],
  /** Reversals in thirty days. */
  reversals: [1, 2, 3],
  /** Nights of a week with twenty rounds or more. */
  night: [2, 3, 5],
  /** Chases in a week. */
  chasing: [3, 6, 10],
  /** Raises in thirty days. */
  raises: [2, 3, 5],
  /** Complaints in thirty days: one may be right, and says little by itself. */
  complaints: [2, 3, 5],
};
const roundsOfNight = 20;
const levels = { medium: 2, high: 4 };

/** What the counted days say of a player at a moment: the score is the sum of the markers' points [C42]. */
export function harmOf({ days }: HarmState, at: Date): Harm {
  const since = (count: number) => {
    const first = dayOf(new Date(at.getTime() - (count - 1) * dayMs));
    return days.filter(({ day }) => day >= first);
  };
  const [week, month] = [since(7), since(keptDays)];
  const sum = (of: readonly HarmDay[], read: (day: HarmDay) => number) =>
    of.reduce((total, day) => total + read(day), 0);
  const counts: Readonly<Record<HarmMarker, number>> = {
    deposits: Math.max(0, ...week.map(day => day.deposits)),
    methods: new Set(week.flatMap(day => day.methods)).size,
    reversals: sum(month, day => day.reversals),
    night: week.filter(day => day.nightRounds >= roundsOfNight).length,
    chasing: sum(week, day => day.chases),
    raises: sum(month, day => day.raises),
    complaints: sum(month, day => day.complaints),
  };
  const points = (Object.keys(counts) as HarmMarker[])
    .map(marker => ({ marker, points: steps[marker].filter(least => counts[marker] >= least).length }))
    .filter(each => each.points > 0)
    .toSorted((one, other) => other.points - one.points);
  const score = points.reduce((total, each) => total + each.points, 0);
  const level = score >= levels.high ? 'high' : score >= levels.medium ? 'medium' : 'low';
  return { score, level, markers: points.map(({ marker }) => marker) };
}
