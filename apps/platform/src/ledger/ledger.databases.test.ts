import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { testDeps } from '../testing/test-deps.ts';
import { balanceOf, checkInvariants, houseAccount, openAccount, playerAccount, post, postAll } from './ledger.ts';

let db: Database;
const deps = testDeps();
const cash = playerAccount(1, 'cash', 'EUR');
const games = houseAccount('games', 'EUR');
const payments = houseAccount('payments', 'EUR');

const deposit = (reference: string, amount: bigint) => ({
  kind: 'deposit' as const,
  reference,
  legs: [
    { account: payments, amount: -amount },
    { account: cash, amount },
  ],
});
const stake = (reference: string, amount: bigint) => ({
  kind: 'stake' as const,
  reference,
  legs: [
    { account: cash, amount: -amount },
    { account: games, amount },
  ],
});

beforeAll(async () => {
  db = await openTestDatabase();
  await db.transaction(tx => openAccount(tx, cash));
  await db.transaction(tx => post(tx, deps, deposit('payment:start', 1_000n)));
});
afterAll(() => db.close());

describe('the ledger', () => {
  it('the ledger moves money between accounts and returns the new balances', async () => {
    const posted = await db.transaction(tx => post(tx, deps, stake('bet:1', 100n)));
    expect(posted).toMatchObject({
      outcome: 'posted',
      balances: [
        { account: cash, balance: 900n, seq: 2 },
        { account: games, balance: 100n, seq: 1 },
      ],
    });
  });

  it('refuses a stake above the balance and writes nothing [I3]', async () => {
    const before = await balanceOf(db, cash);
    const posted = await db.transaction(tx => post(tx, deps, stake('bet:too-high', before + 1n)));
    expect(posted).toEqual({ outcome: 'not_enough_money' });
    expect(await balanceOf(db, cash)).toBe(before);
  });

  it('posts a reference once and reports a repeat as a duplicate, even if the money has since been spent [I5]', async () => {
    await db.transaction(tx => post(tx, deps, stake('bet:all', 900n)));
    const again = await db.transaction(tx => post(tx, deps, stake('bet:all', 900n)));
    expect(again).toMatchObject({ outcome: 'duplicate', balances: [{ balance: 0n }, {}] });
    await db.transaction(tx => post(tx, deps, deposit('payment:more', 500n)));
    expect(await balanceOf(db, cash)).toBe(500n);
    // A new reference in the same post does not make the known one new.
    const joined = await db.transaction(tx => postAll(tx, deps, [stake('bet:new', 1n), stake('bet:all', 900n)]));
    expect(joined).toMatchObject({ outcome: 'duplicate', balances: [{ balance: 500n }, {}, { balance: 500n }, {}] });
    expect(await balanceOf(db, cash)).toBe(500n);
  });

  it('returns balance 0 for an account that was never opened', async () => {
    expect(await balanceOf(db, playerAccount(98, 'cash', 'EUR'))).toBe(0n);
  });

  it('posts several transfers all or nothing, and a later transfer can spend money that an earlier one paid in', async () => {
    const all = await db.transaction(tx => postAll(tx, deps, [deposit('payment:5', 50n), stake('bet:5', 550n)]));
    expect(all.outcome).toBe('posted');
    const none = await db.transaction(tx => postAll(tx, deps, [deposit('payment:6', 50n), stake('bet:6', 51n)]));
    expect(none.outcome).toBe('not_enough_money');
    expect(await balanceOf(db, cash)).toBe(0n);
  });

  it('throws on a transfer that does not balance [I1]', async () => {
    const crooked = { ...stake('bet:crooked', 1n), legs: [{ account: games, amount: 1n }] };
    await expect(db.transaction(tx => post(tx, deps, crooked))).rejects.toThrow('does not balance');
    const empty = { ...stake('bet:empty', 1n), legs: [] };
    await expect(db.transaction(tx => post(tx, deps, empty))).rejects.toThrow('does not balance');
  });

  it("throws for a player's account that was never opened", async () => {
    const other = playerAccount(99, 'cash', 'EUR');
    const transfer = {
      ...stake('bet:99', 1n),
      legs: [
        { account: other, amount: -1n },
        { account: games, amount: 1n },
      ],
    };
    await expect(db.transaction(tx => post(tx, deps, transfer))).rejects.toThrow(/not open: player:99$/);
  });

  it('stores amounts above 2^53 exactly [A25]', async () => {
    const ether = playerAccount(1, 'cash', 'ETH');
    const amount = 123_456_789_012_345_678_901n;
    await db.transaction(async tx => {
      await openAccount(tx, ether);
      await post(tx, deps, {
        kind: 'deposit',
        reference: 'payment:ether',
        legs: [
          { account: houseAccount('payments', 'ETH'), amount: -amount },
          { account: ether, amount },
        ],
      });
    });
    expect(await balanceOf(db, ether)).toBe(amount);
  });

  it.each([
    ['ledger_entries', 'UPDATE ledger_entries SET amount = amount + 1'],
    ['ledger_entries', 'DELETE FROM ledger_entries'],
    ['ledger_entries', 'TRUNCATE ledger_entries'],
    ['ledger_transfers', "UPDATE ledger_transfers SET reference = reference || '!'"],
    ['ledger_transfers', 'DELETE FROM ledger_transfers'],
    ['ledger_transfers', 'TRUNCATE ledger_transfers'],
  ])('rejects direct changes to %s: %s [I8]', async (table, statement) => {
    await expect(db.query(statement)).rejects.toThrow(`${table} is append-only`);
  });

  it('the ledger passes all invariant checks after these tests [I1] [I2] [I3] [I4] [I5] [I8]', async () => {
    const checks = await checkInvariants(db);
    expect(checks.filter(check => !check.intact)).toEqual([]);
    expect(checks.map(check => check.id)).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I14']);
  });
});
