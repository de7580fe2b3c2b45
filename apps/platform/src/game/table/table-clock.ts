/**
 * Length of the betting phase in milliseconds. The shared rounds of a live table follow the clock alone, so every
 * process and every player is in the same round.
 */
export const bettingMs = 20_000;
export const spinningMs = 8_000;
export const resultMs = 4_000;
export const cycleMs = bettingMs + spinningMs + resultMs;

export type TablePhase = 'betting' | 'spinning' | 'result';

export interface TableMoment {
  /** Number of rounds on this table since 1970. */
  readonly round: number;
  readonly phase: TablePhase;
  readonly phaseEndsAt: Date;
}

/** Tables start their rounds at different moments, so that a player can find a round that is about to begin. */
function offsetMs(slug: string): number {
  let hash = 0;
  for (let at = 0; at < slug.length; at += 1) hash = (hash * 31 + slug.charCodeAt(at)) >>> 0;
  return (hash % 16) * 2_000;
}

const startMs = (slug: string, round: number): number => round * cycleMs + offsetMs(slug);

/** The round and phase of a table at a given moment. */
export function tableMoment(slug: string, now: Date): TableMoment {
  const round = Math.floor((now.getTime() - offsetMs(slug)) / cycleMs);
  const start = startMs(slug, round);
  const into = now.getTime() - start;
  const at = (ms: number) => new Date(start + ms);
  if (into < bettingMs) return { round, phase: 'betting', phaseEndsAt: at(bettingMs) };
  if (into < bettingMs + spinningMs) return { round, phase: 'spinning', phaseEndsAt: at(bettingMs + spinningMs) };
  return { round, phase: 'result', phaseEndsAt: at(cycleMs) };
}

/**
 * The table round on which a bet is placed at this moment; `null` if betting is closed. `wanted` is the round that
 * the player meant.
 */
export function openTableRound(at: Date, slug: string, wanted: number | undefined): number | null {
  const { round, phase } = tableMoment(slug, at);
  return phase === 'betting' && (wanted ?? round) === round ? round : null;
}

/** When betting on a round closes. */
export const closesAt = (slug: string, round: number): Date => new Date(startMs(slug, round) + bettingMs);

/** When a round's result becomes known and its bets are paid. */
export const resultAt = (slug: string, round: number): Date => new Date(startMs(slug, round) + bettingMs + spinningMs);

/** The day (UTC) whose committed seed decides a round, which is the day on which the round began. */
export const dayOf = (slug: string, round: number): string => new Date(startMs(slug, round)).toISOString().slice(0, 10);
