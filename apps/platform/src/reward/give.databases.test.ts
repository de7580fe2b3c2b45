import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { mayPromote } from '../limits/exclusion/may-promote.ts';
import { putLimit } from '../limits/put-limit.ts';
import { openPoints, pointsReward } from '../points/points.ts';
import { behindLock } from '../testing/race.ts';
import { seededPlatform } from '../testing/seeded-platform.ts';
import { testDeps } from '../testing/test-deps.ts';
import { moneyReward } from '../wallet/money-reward.ts';
import { openRewards } from './rewards.ts';

const deps = testDeps();
const points = openPoints(deps);
const giver = openRewards(
  deps,
  { money: moneyReward(deps), points: pointsReward(points) },
  { mayPromote: mayPromote(deps), marketAllows: () => true, deniedFromHarmLevel: 'high' },
).giver('quest', ['money', 'points'], { isOffer: false });

let db: Database;
let playerId = 0;
beforeAll(async () => {
  db = await openTestDatabase(seededPlatform(inject('testRun')));
  const [row] = await db.query<{ id: bigint }>(`SELECT id FROM players WHERE email = 'demo@liftoff.test'`);
  playerId = Number(row?.id);
});
afterAll(async () => {
  await db.close();
});

const money = { type: 'money', currency: 'EUR', amount_cents: 300 } as const;
const cash = () => balanceOf(db, playerAccount(playerId, 'cash', 'EUR'));
const lock = () => ({ text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] });
const give = (reference: string) => db.transaction(tx => giver.give(tx, playerId, money, { reference }));

describe('giving under concurrent access', () => {
  it('a cause that is asked fifty times at once gives its reward once [PX-06] [A23]', async () => {
    const before = await cash();
    const answers = await Promise.all(Array.from({ length: 50 }, () => give('level:1')));
    expect(answers.filter(({ outcome }) => outcome === 'given')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'already_given')).toHaveLength(49);
    expect(await cash()).toBe(before + 300n);
    expect(await db.query(`SELECT FROM given_rewards WHERE cause = 'quest:level:1'`)).toHaveLength(1);
    expect(await db.query(`SELECT FROM facts WHERE data ->> 'cause' = 'quest:level:1'`)).toHaveLength(1);
  });

  it('two givings of a cause that wait for the same lock give it once [PX-06]', async () => {
    const before = await cash();
    const run = () => give('level:2');
    const answers = await behindLock(db, lock(), [
      { run, waits: true },
      { run, waits: true },
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['given', 'already_given']);
    expect(await cash()).toBe(before + 300n);
  });

  it('twenty transactions at once that give one player money and points all succeed [PX-06]', async () => {
    const both = (n: number) =>
      db.transaction(async tx => {
        await giver.give(tx, playerId, money, { reference: `both:${n}:money` });
        await giver.give(tx, playerId, { type: 'points', points: 3 }, { reference: `both:${n}:points` });
      });
    const before = await points.balance(db, playerId);
    await Promise.all(Array.from({ length: 20 }, (_, n) => both(n)));
    expect((await points.balance(db, playerId)).chargeable).toBe(before.chargeable + 60n);
    expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
  });

  it('a giving that waits while the player begins an exclusion gives nothing [PX-07]', async () => {
    const before = await cash();
    const [, giving] = await behindLock(db, lock(), [
      {
        run: () =>
          db.transaction(async tx => {
            await tx.query(lock().text, lock().values);
            const forever = { type: 'selfexclusion', period: 'forever', endsAt: null, accounts: [] } as const;
            await putLimit(tx, deps, playerId, forever);
          }),
        waits: true,
      },
      { run: () => give('level:3'), waits: true },
    ]);
    expect(giving).toEqual({ outcome: 'denied', because: 'no_promotions' });
    expect(await cash()).toBe(before);
    expect(await db.query(`SELECT FROM given_rewards WHERE cause = 'quest:level:3'`)).toEqual([]);
  });
});
