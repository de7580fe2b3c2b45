import { setInterval } from 'node:timers/promises';
import { resultMs, spinningMs, tableMoment } from '../apps/platform/src/game/table/table-clock.ts';
import { gamesOf, type ListedGame } from './catalogue.ts';
import type { Casino } from './casino.ts';

/** Returns a shared live roulette table that takes bets. Throws if there is none. */
export async function liveRoulette(site: string): Promise<ListedGame> {
  const all = await gamesOf(site, { categories: ['live-roulette'] });
  const found = all.find(({ categories }) => !categories.includes('prerelease'));
  if (!found) throw new Error('no live roulette can be played');
  return found;
}

/** Start of a table's first round after a given time, both in milliseconds since the epoch. */
export function nextRoundAt({ identifier }: ListedGame, after: number): number {
  const { phase, phaseEndsAt } = tableMoment(identifier, new Date(after));
  return phaseEndsAt.getTime() + { betting: spinningMs + resultMs, spinning: resultMs, result: 0 }[phase];
}

/**
 * How far the casino's clock is moved ahead before it is put back, in ms. This is long enough that rate limits per
 * second and per minute ignore the calls made in between, and shorter than the idle time that ends a session.
 */
export const aheadMs = 25 * 60_000;

/**
 * Sets the casino's clock to a time in milliseconds since the epoch, from which it keeps running; `null` returns to
 * real time.
 */
export const putClock = (casino: Casino, at: number | null): Promise<unknown> =>
  casino.console('POST', 'clock', { now: at === null ? null : new Date(at).toISOString() });

/**
 * Holds the casino's clock at a time in milliseconds since the epoch while `during` runs, then returns to real time.
 * The clock is reset every eight seconds, so that a betting time of twenty seconds does not end on a slow machine.
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

/**
 * Ends all open flights by moving the clock past the longest flight. The casino settles overdue flights before it
 * responds.
 */
export async function endFlights(casino: Casino): Promise<void> {
  await putClock(casino, Date.now() + aheadMs);
  await putClock(casino, null);
}
