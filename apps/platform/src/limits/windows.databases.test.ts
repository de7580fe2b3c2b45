import type { CurrencyCode } from '@liftoff/contract/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { testClock } from '../testing/test-clock.ts';
import { houseAccount, openAccount, playerAccount, post, type TransferKind } from '../ledger/ledger.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { openTestDatabase } from '../database/testing.ts';
import { limitsOf } from './limits-of.ts';
import { moreLeftAt } from './more-left.ts';
import { putLimit } from './put-limit.ts';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';
import type { MoneyLimit } from './window.ts';

const clock = testClock(testStart);
const deps = testDeps(clock);
let db: Database;
let playerId = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Creates a player with one limit, none of which is used yet. */
async function limited(type: MoneyLimit, period: LimitPeriod): Promise<void> {
  playerId += 1;
  await db.transaction(async tx => {
    await openAccount(tx, playerAccount(playerId, 'cash', 'EUR'));
    await putLimit(tx, deps, playerId, { type, period, endsAt: null, accounts: [{ currency: 'EUR', amount: 1_000n }] });
  });
}
const move = (kind: TransferKind, amount: bigint, currency: CurrencyCode = 'EUR') =>
  db.transaction(tx =>
    post(tx, deps, {
      kind,
      reference: deps.id(),
      legs: [
        { account: houseAccount('games', currency), amount: -amount },
        { account: playerAccount(playerId, 'cash', currency), amount },
      ],
    }),
  );
const usedAt = async (at: Date) => (await limitsOf(db, playerId, at))[0]?.accounts[0]?.current;
const used = () => usedAt(clock.now());
const lessAt = (type: MoneyLimit, period: LimitPeriod, now = clock.now()) =>
  moreLeftAt(db, { playerId, type, period, now }, 'EUR');

/** The time a number of calendar months after the start of the test. */
const months = (count: number) => Date.UTC(2026, 10 + count, 20, 12);
const days = (count: number) => Date.UTC(2026, 10, 20 + count, 12);

describe('the amount that counts towards a limit', () => {
  it.each([
    ['day', days(1)],
    ['day_3', days(3)],
    ['week', days(7)],
    ['month', months(1)],
    ['month_2', months(2)],
    ['month_3', months(3)],
    ['month_6', months(6)],
    ['month_9', months(9)],
    ['month_12', months(12)],
    ['year_3', months(36)],
    ['year_5', months(60)],
  ] as const)(
    'a deposit counts towards a limit per %s until the last millisecond of its window, and no longer [C4] [C6]',
    async (period, end) => {
      clock.moveTo(new Date(testStart));
      await limited('deposit', period);
      await move('deposit', 100n);
      expect(await usedAt(new Date(end - 1))).toBe(100n);
      expect(await usedAt(new Date(end))).toBe(0n);
    },
  );

  it.each([
    // If the last month does not have the day, the window ends with that month.
    ['month', '2027-01-31T12:00:00Z', '2027-03-01T00:00:00Z'],
    ['month', '2028-01-31T12:00:00Z', '2028-03-01T00:00:00Z'],
    ['month', '2028-01-29T12:00:00Z', '2028-02-29T12:00:00Z'],
    ['month', '2027-02-28T12:00:00Z', '2027-03-28T12:00:00Z'],
    ['month_2', '2026-12-31T12:00:00Z', '2027-03-01T00:00:00Z'],
    ['month_3', '2026-11-30T12:00:00Z', '2027-03-01T00:00:00Z'],
    ['month_12', '2028-02-29T12:00:00Z', '2029-03-01T00:00:00Z'],
    ['year_3', '2028-02-29T12:00:00Z', '2031-03-01T00:00:00Z'],
    ['year_5', '2028-02-29T12:00:00Z', '2033-03-01T00:00:00Z'],
    // The clocks in Europe or North America change on these days.
    ['day', '2027-03-14T01:30:00Z', '2027-03-15T01:30:00Z'],
    ['day', '2027-03-28T00:30:00Z', '2027-03-29T00:30:00Z'],
    ['day', '2026-10-25T00:30:00Z', '2026-10-26T00:30:00Z'],
    ['week', '2027-10-31T00:30:00Z', '2027-11-07T00:30:00Z'],
  ] as const)(
    'under a limit per %s, a deposit made at %s counts until %s, and the player is shown the same end time [C6]',
    async (period, begin, end) => {
      clock.moveTo(new Date(begin));
      await limited('deposit', period);
      await move('deposit', 100n);
      expect(await usedAt(new Date(Date.parse(end) - 1))).toBe(100n);
      expect(await usedAt(new Date(end))).toBe(0n);
      for (const now of [Date.parse(begin), Date.parse(end) - 1])
        expect(await lessAt('deposit', period, new Date(now))).toEqual(new Date(end));
      expect(await lessAt('deposit', period, new Date(end))).toBeNull();
    },
  );

  it('a deposit that has left its window does not count again on a later day, although months differ in length [C6]', async () => {
    clock.moveTo(new Date('2027-02-28T12:00:00Z'));
    await limited('deposit', 'month');
    await move('deposit', 100n);
    clock.advance(3_600_000 * 12);
    await move('deposit', 30n);
    for (const day of [28, 29, 30, 31]) expect(await usedAt(new Date(`2027-03-${day}T23:00:00Z`))).toBe(30n);
    for (const day of [29, 30, 31]) expect(await usedAt(new Date(`2027-03-${day}T00:00:00Z`))).toBe(30n);
    expect(await usedAt(new Date('2027-04-01T00:00:00Z'))).toBe(0n);
  });

  it('a limit without an end counts everything since it was set', async () => {
    clock.moveTo(new Date(testStart));
    await limited('deposit', 'forever');
    await move('deposit', 100n);
    clock.advance(1);
    await move('deposit', 30n);
    expect(await usedAt(new Date(months(600)))).toBe(30n);
    expect(await lessAt('deposit', 'forever')).toBeNull();
  });

  it('a wager limit counts all stakes that were not rolled back, regardless of wins [C4]', async () => {
    await limited('wager', 'day');
    await move('deposit', 1_000n);
    await move('stake', -300n);
    expect(await used()).toBe(300n);
    await move('roll_back', 300n);
    expect(await used()).toBe(0n);
    await move('stake', -200n);
    await move('win', 900n);
    await move('jackpot_win', 900n);
    expect(await used()).toBe(200n);
  });

  it('a loss limit counts stakes minus all returned money, but never less than zero [C4]', async () => {
    await limited('loss', 'day');
    await move('deposit', 1_000n);
    await move('stake', -500n);
    expect(await used()).toBe(500n);
    await move('roll_back', 100n);
    await move('win', 150n);
    await move('jackpot_win', 50n);
    expect(await used()).toBe(200n);
    await move('win', 900n);
    expect(await used()).toBe(0n);
  });

  it('a deposit limit counts deposits, regardless of play [C4]', async () => {
    await limited('deposit', 'day');
    await move('deposit', 400n);
    await move('stake', -300n);
    await move('win', 700n);
    expect(await used()).toBe(400n);
  });
});

describe('the time at which the amount counted towards a limit falls', () => {
  const day = 86_400_000;
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  it('the counted amount never falls if the stakes were rolled back or won back [C6]', async () => {
    for (const [type, kind] of [
      ['wager', 'roll_back'],
      ['loss', 'win'],
    ] as const) {
      await limited(type, 'day');
      await move('deposit', 1_000n);
      await move('stake', -300n);
      expect(await lessAt(type, 'day')).toEqual(later(day));
      clock.advance(1_000);
      await move(kind, 300n);
      expect(await lessAt(type, 'day')).toBeNull();
    }
  });

  it('the counted amount falls when a lost stake leaves the window, but not when a stake leaves that won more than it cost [C6]', async () => {
    await limited('loss', 'day');
    await move('deposit', 1_000n);
    await move('stake', -20n);
    await move('win', 30n);
    clock.advance(1_000);
    await move('stake', -40n);
    expect(await used()).toBe(30n);
    expect(await lessAt('loss', 'day')).toEqual(later(day));
  });

  it('the time at which the counted amount falls is found after any number of transfers that change nothing [C6]', async () => {
    await limited('loss', 'day');
    await move('deposit', 1_000n);
    for (let round = 0; round < 110; round += 1) {
      await move('stake', -2n);
      await move('win', 2n);
      clock.advance(1);
    }
    await move('stake', -40n);
    expect(await lessAt('loss', 'day')).toEqual(later(day));
  });

  it('the counted amount falls when a deposit in another currency leaves the window [C6] [C7]', async () => {
    await limited('deposit', 'day');
    await db.transaction(tx => openAccount(tx, playerAccount(playerId, 'cash', 'CAD')));
    await move('deposit', 100n, 'CAD');
    clock.advance(1_000);
    await move('deposit', 100n);
    expect(await used()).toBe(167n);
    expect(await lessAt('deposit', 'day')).toEqual(later(day - 1_000));
  });
});
