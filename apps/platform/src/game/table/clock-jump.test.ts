import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { checkInvariants } from '../../ledger/ledger.ts';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

const minuteMs = 60_000;
let player: TestCaller;
let frame: OpenedFrame;

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(48 * 60 * minuteMs);
  await platform.jobs.runDue();
  for (const table of ['user_limit_accounts', 'user_limits']) await platform.db.query(`DELETE FROM ${table}`);
  await forgetPlayTime(platform);
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
  frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
});

const spin = () => frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
/** Moves the clock as if the machine's time were changed: no job runs in between. */
const jump = (minutes: number) => platform.clock.moveTo(new Date(platform.clock.now().getTime() + minutes * minuteMs));

it.each([-5, 5])('a clock that jumps by %i minutes signs nobody out and stops no game [B16]', async minutes => {
  expect(await spin()).toMatchObject({ status: 200 });
  jump(minutes);
  expect((await player.send('GET', '/api/player')).body).toHaveProperty('id');
  platform.clock.advance(3_000);
  expect(await spin()).toMatchObject({ status: 200 });
  // The minimum pause between two bets applies again, by the changed clock.
  expect(await spin()).toMatchObject({ status: 429, body: { refusal: 'too_fast' } });
  platform.clock.advance(3_000);
  expect(await spin()).toMatchObject({ status: 200 });
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
});

it.each([-5, 5])(
  'a clock that jumps by %i minutes neither resets a limit nor ends a break [B16] [C4]',
  async minutes => {
    const limit = { type: 'wager', period: 'day', currency: 'EUR', amount_cents: 150 };
    expect((await player.send('POST', '/api/user_limits', limit)).status).toBeLessThan(300);
    expect(await spin()).toMatchObject({ status: 200 });
    jump(minutes);
    platform.clock.advance(3_000);
    expect(await spin()).toMatchObject({ status: 403, body: { refusal: 'limit_reached' } });
    for (const table of ['user_limit_accounts', 'user_limits']) await platform.db.query(`DELETE FROM ${table}`);
    const pause = { type: 'coolingoff', period: 'day' };
    expect((await player.send('POST', '/api/user_limits', pause)).status).toBeLessThan(300);
    jump(minutes);
    expect(await spin()).toMatchObject({ status: 403, body: { refusal: 'cooling_off' } });
  },
);
