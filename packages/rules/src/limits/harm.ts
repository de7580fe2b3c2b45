import type { WireAmount } from '@liftoff/contract/core/money';
import { minor, wire } from '../money/money.ts';

/** Activity that counts towards a player's markers of harm, for one calendar day (UTC). */
export interface HarmDay {
  /** `2026-11-20`. */
  readonly day: string;
  readonly deposits: number;
  /** Payment methods used for deposits, without duplicates. */
  readonly methods: readonly string[];
  /** Number of withdrawals that the player recalled. */
  readonly reversals: number;
  /** Number of rounds between midnight and 5 a.m. in the player's local time. */
  readonly nightRounds: number;
  /**
   * Deposits made within an hour of losing a round, and next-round stakes at least three times as high, placed within
   * that hour.
   */
  readonly chases: number;
  readonly raises: number;
  readonly complaints: number;
}

/** Days with activity within the last thirty days, oldest first, and the latest round. */
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
  /** Markers that contribute to the score, highest points first. */
  readonly markers: readonly HarmMarker[];
}

export const noHarm: HarmState = { days: [], lastRound: null };

const dayMs = 86_400_000;
const keptDays = 30;
/** Activity within this time after a loss counts as chasing it. */
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

/** Adds an event to the stored days and returns the new state. */
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

/** Number of occurrences at which a marker scores one, two and three points. */
type Steps = readonly [one: number, two: number, three: number];
const steps: Readonly<Record<HarmMarker, Steps>> = {
  /** Deposits on the busiest day within a week. */
  deposits: [4, 6, 10],
  /** Different payment methods within a week. */
  methods: [3, 4, 5],
  /** Recalled withdrawals within thirty days. */
  reversals: [1, 2, 3],
  /** Nights within a week that have twenty rounds or more. */
  night: [2, 3, 5],
  /** Chases within a week. */
  chasing: [3, 6, 10],
  /** Limits raised or removed within thirty days. */
  raises: [2, 3, 5],
  /** Complaints within thirty days. A single complaint can be justified, so it scores nothing. */
  complaints: [2, 3, 5],
};
const roundsOfNight = 20;
const levels = { medium: 2, high: 4 };

/** Scores a player at a given time. The score is the sum of the markers' points [C42]. */
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
