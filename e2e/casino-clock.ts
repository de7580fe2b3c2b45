import { setInterval } from 'node:timers/promises';
import { resultMs, spinningMs, tableMoment } from '../apps/platform/src/game/table/table-clock.ts';
import { gamesOf, type ListedGame } from './catalogue.ts';
import type { Casino } from './casino.ts';

/** A table that is shared, on which bets are taken. */
export async function liveRoulette(site: string): Promise<ListedGame> {
  const all = await gamesOf(site, { categories: ['live-roulette'] });
  const found = all.find(({ categories }) => !categories.includes('prerelease'));
  if (!found) throw new Error('no live roulette can be played');
  return found;
}

/** When a table begins its next round, after a moment; both in milliseconds since the epoch. */
export function nextRoundAt({ identifier }: ListedGame, after: number): number {
  const { phase, phaseEndsAt } = tableMoment(identifier, new Date(after));
  return phaseEndsAt.getTime() + { betting: spinningMs + resultMs, spinning: resultMs, result: 0 }[phase];
}

/**
 * How far the casino's clock is put ahead and back again: far enough that no counter of calls, which counts seconds and
 * minutes, takes the calls of meanwhile for calls of now, and not as far as a session lasts without a sign of life.
 */
export const aheadMs = 25 * 60_000;

/** Puts the casino's clock to a moment in milliseconds since the epoch; it goes on from there. Null: back to real time. */
export const putClock = (casino: Casino, at: number | null): Promise<unknown> =>
  casino.console('POST', 'clock', { now: at === null ? null : new Date(at).toISOString() });

/**
 * Holds the casino's clock at a moment, in milliseconds since the epoch, for as long as `during` takes: it is put back
 * every eight seconds, so that what is open for twenty seconds by it stays open on a machine that needs longer. Real time
 * after that.
 */
export async function withClockHeldAt(casino: Casino, at: number, during: () => Promise<void>): Promise<void> {
  const ended = new AbortController();
  const hold = async () => {
    for await (const _ of setInterval(8_000, undefined, { signal: ended.signal })) await putClock(casino, at);
  };
  await putClock(casino, at);
  const held = hold().catch((error: unknown) => {
    if (!ended.signal.aborted) throw error;
  });
  try {
    await Promise.race([during(), held]);
  } finally {
    ended.abort();
    await held;
    await putClock(casino, null);
  }
}

/** No flight lasts that long; the casino ends what has come due before it answers. */
export async function endFlights(casino: Casino): Promise<void> {
  await putClock(casino, Date.now() + aheadMs);
  await putClock(casino, null);
}
