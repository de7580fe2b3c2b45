/** A live table's shared rounds follow the clock alone, so every process and every player sees the same one. */
export const bettingMs = 20_000;
export const spinningMs = 8_000;
export const resultMs = 4_000;
export const cycleMs = bettingMs + spinningMs + resultMs;

export type TablePhase = 'betting' | 'spinning' | 'result';

export interface TableMoment {
  /** Counts the rounds of this table since 1970. */
  readonly round: number;
  readonly phase: TablePhase;
  readonly phaseEndsAt: Date;
}

/** Tables start their rounds at different moments, so that a player can find one about to begin. */
function offsetMs(slug: string): number {
  let hash = 0;
  for (let at = 0; at < slug.length; at += 1) hash = (hash * 31 + slug.charCodeAt(at)) >>> 0;
  return (hash % 16) * 2_000;
}

const startMs = (slug: string, round: number): number => round * cycleMs + offsetMs(slug);

/** Where a table stands at a moment. */
export function tableMoment(slug: string, now: Date): TableMoment {
  const round = Math.floor((now.getTime() - offsetMs(slug)) / cycleMs);
  const start = startMs(slug, round);
  const into = now.getTime() - start;
  const at = (ms: number) => new Date(start + ms);
  if (into < bettingMs) return { round, phase: 'betting', phaseEndsAt: at(bettingMs) };
  if (into < bettingMs + spinningMs) return { round, phase: 'spinning', phaseEndsAt: at(bettingMs + spinningMs) };
  return { round, phase: 'result', phaseEndsAt: at(cycleMs) };
}

/** The shared round a bet of this moment is for, or null: betting on it is closed. `wanted`: the round its player meant. */
export function openTableRound(at: Date, slug: string, wanted: number | undefined): number | null {
  const { round, phase } = tableMoment(slug, at);
  return phase === 'betting' && (wanted ?? round) === round ? round : null;
}

/** When betting on a round closes. */
export const closesAt = (slug: string, round: number): Date => new Date(startMs(slug, round) + bettingMs);

/** When the ball has come to rest and bets are paid. */
export const resultAt = (slug: string, round: number): Date => new Date(startMs(slug, round) + bettingMs + spinningMs);

/** The day (UTC) whose committed seed decides a round: the day it began. */
export const dayOf = (slug: string, round: number): string => new Date(startMs(slug, round)).toISOString().slice(0, 10);
