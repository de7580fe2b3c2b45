import type { SeedPair, TableState } from '@liftoff/contract/game/game';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import { beforeAll, expect, it } from 'vitest';
import { openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { bettingMs, cycleMs, dayOf, resultAt, spinningMs, tableMoment } from './table-clock.ts';

let frame: OpenedFrame;

const game = 'aurum-roulette';
const dayMs = 86_400_000;
const dayNumber = (day: string) => Date.parse(day) / dayMs;
interface Seeds {
  active: SeedPair;
  next: SeedPair | null;
  revealed: SeedPair[];
}

/** Keeps the site session alive across the days of a test. */
const stay = () => platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);
const table = async () => (await frame.send<TableState>('GET', '/frame/api/table')).body;
const seeds = async () => (await frame.send<Seeds>('GET', '/frame/api/seeds')).body;
const round = () => tableMoment(game, platform.clock.now()).round;

/** Moves the clock to the given number of milliseconds into the next round. */
const into = (ms: number) =>
  platform.clock.moveTo(new Date(resultAt(game, round()).getTime() - bettingMs - spinningMs + cycleMs + ms));

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  frame = await openFrameOf(platform, await signInDemo(platform), game, 'real');
});

it('a table lists the winning numbers of earlier rounds, newest first and across midnight, but none from before its first day', async () => {
  const midnight = Date.parse(`${dayOf(game, round())}T00:00:00Z`) + dayMs;
  // The platform was opened at noon, so no seed was committed for the day before.
  platform.clock.moveTo(new Date(midnight - dayMs + 4 * cycleMs));
  await stay();
  const first = await table();
  expect(first.history.length).toBeGreaterThan(2);
  expect(first.history.length).toBeLessThan(6);
  platform.clock.moveTo(new Date(midnight - 9 * cycleMs));
  await stay();
  const numbers: number[] = [];
  for (let rounds = 0; rounds < 18; rounds += 1) {
    into(bettingMs - 1);
    expect((await table()).number).toBeNull();
    platform.clock.advance(1);
    const { number, table_round } = await table();
    expect(table_round).toBe(round());
    numbers.unshift(number ?? -1);
  }
  platform.clock.advance(cycleMs - bettingMs);
  expect((await table()).history).toEqual(numbers.slice(0, 14));
});

it("a table's seed is committed the day before, used on its day, and revealed once that day is over", async () => {
  const day = dayOf(game, round());
  const today = await seeds();
  expect(today.active).toMatchObject({ number: dayNumber(day), server_seed: null, client_seed: game });
  expect(today.next).toMatchObject({ number: dayNumber(day) + 1, server_seed: null, client_seed: game, nonce: 0 });
  expect(today.next?.server_seed_hash).not.toBe(today.active.server_seed_hash);
  expect(today.revealed.map(({ number }) => number)).not.toContain(dayNumber(day));
  into(bettingMs);
  const { number, table_round } = await table();
  platform.clock.advance(dayMs);
  await stay();
  const tomorrow = await seeds();
  expect(tomorrow.active.server_seed_hash).toBe(today.next?.server_seed_hash);
  const [reported] = tomorrow.revealed;
  expect(reported).toMatchObject({ number: dayNumber(day), server_seed_hash: today.active.server_seed_hash });
  const serverSeed = reported?.server_seed ?? '';
  expect(seedHash(serverSeed)).toBe(today.active.server_seed_hash);
  expect(winningNumber(outcomeDraw({ serverSeed, clientSeed: game, nonce: table_round }))).toBe(number);
  expect(tomorrow.revealed.map(pair => pair.number)).toEqual(
    tomorrow.revealed.map(pair => pair.number).toSorted((a, b) => b - a),
  );
});
