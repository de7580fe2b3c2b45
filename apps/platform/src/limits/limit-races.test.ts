import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFrameOf } from '../testing/play.ts';
import { ownLimits, type OwnLimits } from '../testing/own-limits.ts';
import { behindLock, type Contender } from '../testing/race.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

/** Tests of concurrent changes of one limit, and of a bet while the limit is lowered. */
const dayMs = 86_400_000;

let own: OwnLimits;
let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  own = ownLimits(platform);
});
beforeEach(async () => {
  player = await own.begin();
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const waiting = <T>(run: () => Promise<T>): Contender<T> => ({ run, waits: true });
const ofPlayer = () => ({ text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] });

describe('concurrent changes of a limit', () => {
  it('two concurrent requests for a first limit create one limit, and the second request changes it [C2]', async () => {
    const answers = await behindLock(platform.db, ofPlayer(), [
      waiting(() => own.loss(5_000)),
      waiting(() => own.loss(4_000)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await own.list()).toMatchObject([{ id: answers[0].body.id, accounts: [{ amount_cents: 4_000 }] }]);
  });

  it('two concurrent requests that lower a limit leave the lower amount, in either order [C2]', async () => {
    for (const [first, second] of [
      [4_000, 3_000],
      [2_000, 2_500],
    ] as const) {
      await own.loss(5_000);
      await behindLock(platform.db, ofPlayer(), [waiting(() => own.loss(first)), waiting(() => own.loss(second))]);
      const [limit] = await own.list();
      expect(limit?.accounts[0]?.amount_cents).toBe(Math.min(first, second));
    }
  });

  it('two concurrent requests that raise a limit leave one pending change and one valid token [C3]', async () => {
    await own.loss(1_000);
    await behindLock(platform.db, ofPlayer(), [waiting(() => own.loss(8_000)), waiting(() => own.loss(9_000))]);
    expect(await own.list()).toMatchObject([
      { accounts: [{ amount_cents: 1_000 }], pending: { accounts: [{ amount_cents: 9_000 }] } },
    ]);
    platform.clock.advance(dayMs);
    const said = await Promise.all(
      (await own.tokens()).slice(0, 2).map(async token => (await own.confirm(token)).status),
    );
    expect(said.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('two concurrent confirmations with the same token raise a limit only once [C3] [A17]', async () => {
    await own.loss(1_000);
    await own.loss(9_000);
    const [token = ''] = await own.tokens();
    platform.clock.advance(dayMs);
    const said = await behindLock(platform.db, ofPlayer(), [
      waiting(() => own.confirm(token)),
      waiting(() => own.confirm(token)),
    ]);
    expect(said.map(({ status }) => status)).toEqual([200, 422]);
  });

  it('a confirmed raise and a concurrent reduction leave the lower amount, in either order [C2] [C3]', async () => {
    for (const confirmsFirst of [true, false]) {
      await platform.db.query('DELETE FROM user_limit_accounts');
      await platform.db.query('DELETE FROM user_limits');
      await own.loss(3_000);
      await own.loss(9_000);
      const [token = ''] = await own.tokens();
      platform.clock.advance(dayMs);
      await own.signIn();
      const both = [waiting<unknown>(() => own.confirm(token)), waiting<unknown>(() => own.loss(2_000))];
      await behindLock(platform.db, ofPlayer(), confirmsFirst ? both : both.toReversed());
      expect(await own.list()).toMatchObject([{ accounts: [{ amount_cents: 2_000 }], pending: null }]);
    }
  });
});

it('a bet that is waiting while a limit is lowered is checked against the lower limit [C2] [I9]', async () => {
  await own.loss(5_000);
  const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  platform.clock.advance(10_000);
  const lock = {
    text: 'SELECT FROM game_sessions WHERE player_id = $1 AND ended_at IS NULL FOR UPDATE',
    values: [playerId],
  };
  const bet = () => frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
  const [refused, lowered] = await behindLock(platform.db, lock, [
    waiting(bet),
    { run: () => own.loss(10), waits: false },
  ]);
  expect(lowered.status).toBe(201);
  expect(refused).toMatchObject({
    status: 403,
    body: { refusal: 'limit_reached', limit: { type: 'loss', left_cents: 10 } },
  });
});
