import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRefused, type FrameSession } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import { placeBet } from '../game/play/bet.ts';
import type { GameContext } from '../game/game-context.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { giveBonus, grantNow, issueBonus } from '../testing/bonus.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { testGameContext } from '../testing/test-game-context.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { withdraw } from '../testing/withdraw.ts';
import { checkGrants } from './check-grants.ts';
import { beginGrant, endGrantsOf, finishGrant, lockedGrant } from './move-grant.ts';

/** `RACES=200` repeats the mixed race that often. */
const rounds = Number(process.env['RACES'] ?? (process.env['TESTS'] === 'all' ? 30 : 4));
const email = 'demo@liftoff.test';

let player: TestCaller;
let playerId: number;
let context: GameContext;
let frame: FrameSession;

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  context = testGameContext(platform, { gates: [] });
  const { sessionId } = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  frame = { id: sessionId, playerId, currency: 'EUR', real: true };
});
beforeEach(async () => {
  await platform.db.transaction(tx => endGrantsOf(tx, platform, playerId));
  await giveMoney(platform, email, 'EUR', 0);
});

const inTx = (work: (tx: Tx) => Promise<void>) => platform.db.transaction(work);
const fifty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, run));
const bonusMoney = () => balanceOf(platform.db, playerAccount(playerId, 'bonus', 'EUR'));
const finish = (id: number, as: 'canceled' | 'expired') =>
  inTx(async tx => finishGrant(tx, platform, await lockedGrant(tx, BigInt(id)), as));
const credits = async (id: number) =>
  (await platform.db.query('SELECT FROM ledger_transfers WHERE reference LIKE $1', [`grant:${id}:%`])).length;

async function everythingAddsUp(): Promise<void> {
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  expect(await checkGrants(platform.db)).toMatchObject({ intact: true });
}

describe('a bonus under concurrent access', () => {
  it('a bonus that is activated fifty times at once is credited once [A23]', async () => {
    const id = await issueBonus(platform, playerId, { amount: 1_000n });
    const answers = await fifty(() => player.send('POST', `/api/player/bonuses/${id}/activation`));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await bonusMoney()).toBe(1_000n);
    expect(await credits(id)).toBe(1);
    await everythingAddsUp();
  });

  it('a bonus that is cancelled fifty times at once goes back once [A23]', async () => {
    const id = await giveBonus(platform, playerId, { amount: 1_000n });
    await fifty(() => player.send('DELETE', `/api/player/bonuses/${id}`));
    expect(await bonusMoney()).toBe(0n);
    expect(await credits(id)).toBe(2);
    await everythingAddsUp();
  });

  it('of two bonuses of a wallet that are activated at once, one is active and the other waits [PX-11] [A23]', async () => {
    const ids = [
      await issueBonus(platform, playerId, { amount: 1_000n }),
      await issueBonus(platform, playerId, { amount: 700n }),
    ];
    const begin = (id: number) => inTx(async tx => beginGrant(tx, platform, await lockedGrant(tx, BigInt(id))));
    await Promise.all(ids.map(begin));
    const stages = await Promise.all(ids.map(async id => (await grantNow(platform, playerId, id)).stage));
    expect(stages.toSorted()).toEqual(['handle_bets', 'wait']);
    await everythingAddsUp();
  });

  it('bets, cancellation, expiry and withdrawal at once leave no double, no negative balance and no stuck bonus [A23] [PX-45]', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await giveMoney(platform, email, 'EUR', 500);
      const id = await giveBonus(platform, playerId, { amount: 3_000n, terms: { wager: 1 } });
      platform.clock.advance(10_000);
      const bet = () => placeBet(context, frame, { id: randomUUID(), input: { engine: 'slot', stake_cents: 400 } });
      const answers = await Promise.all([
        ...Array.from({ length: 40 }, bet),
        finish(id, 'canceled'),
        finish(id, 'expired'),
        withdraw(player, { amount_cents: 400 }),
        ...Array.from({ length: 7 }, bet),
      ]);
      const taken = answers.filter(answer => answer !== undefined && !isRefused(answer) && 'stake_cents' in answer);
      expect(taken.length).toBeLessThanOrEqual(1);
      const { stage, balance, open_rounds: open } = await grantNow(platform, playerId, id);
      expect(['canceled', 'expired', 'finished', 'lost']).toContain(stage);
      expect({ balance, open, bonus: await bonusMoney() }).toEqual({ balance: 0n, open: 0, bonus: 0n });
    }
    await everythingAddsUp();
  });
});
