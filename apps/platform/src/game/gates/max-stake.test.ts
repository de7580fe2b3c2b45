import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';

let player: TestCaller;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  await giveMoney(platform, email, 'EUR', 100_000);
});
beforeEach(async () => {
  await platform.db.query(`UPDATE players SET licence = 'CW', date_of_birth = '1990-05-17' WHERE email = $1`, [email]);
  player = await signInDemo(platform);
});

const live = (licence: string, birthday = '1990-05-17') =>
  platform.db.query('UPDATE players SET licence = $2, date_of_birth = $3 WHERE email = $1', [email, licence, birthday]);
const staked = async () =>
  (await platform.db.query<{ sum: bigint }>('SELECT coalesce(sum(stake), 0)::numeric AS sum FROM game_rounds'))[0]?.sum;

/** The test clock is in November 2026, so the second player turned 25 a day ago. */
describe.each([
  ['DE', '1990-05-17', 100],
  ['GB', '2001-11-19', 500],
  ['GB', '2005-01-01', 200],
])('a slot under licence %s for a player born %s', (licence, birthday, most) => {
  it(`a slot offers and accepts no stake above ${most}, and reports the maximum [C23]`, async () => {
    await live(licence, birthday);
    const frame = await openFrameOf(platform, player, slot, 'real');
    const stakes = frame.start.stakes_cents.map(Number);
    expect(Math.max(...stakes)).toBe(most);
    expect(Number(frame.start.default_stake_cents)).toBeLessThanOrEqual(most);
    expect(Number(frame.start.facts.max_stake_cents)).toBe(most);
    platform.clock.advance(10_000);
    const before = await staked();
    const bet = (stake_cents: number) => frame.bet(randomUUID(), { engine: 'slot', stake_cents });
    const refused = { refusal: 'stake_out_of_range', max_stake: { currency: 'EUR', amount_cents: most } };
    expect(await bet(most + 1)).toMatchObject({ status: 422, body: refused });
    expect(await staked()).toBe(before);
    expect((await bet(most)).status).toBe(200);
  });
});

it("an open game refuses stakes above the maximum of the player's new licence [C23]", async () => {
  const frame = await openFrameOf(platform, player, slot, 'real');
  const bet = () => {
    platform.clock.advance(10_000);
    return frame.bet(randomUUID(), { engine: 'slot', stake_cents: 300 });
  };
  expect((await bet()).status).toBe(200);
  await live('DE');
  expect(await bet()).toMatchObject({ status: 422, body: { refusal: 'stake_out_of_range' } });
});

it("games other than slots, and licences without a maximum, allow the game's own maximum stake [C23]", async () => {
  const slots = await openFrameOf(platform, player, slot, 'real');
  expect(Math.max(...slots.start.stakes_cents.map(Number))).toBeGreaterThan(500);
  await live('DE');
  const crash = await openFrameOf(platform, player, 'rocket-x', 'real');
  expect(Math.max(...crash.start.stakes_cents.map(Number))).toBeGreaterThan(100);
});
