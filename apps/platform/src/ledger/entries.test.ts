import { describe, expect, it } from 'vitest';
import { assertBalances, planEntries, type AccountState } from './entries.ts';
import { houseAccount, planPosting, playerAccount, type Leg, type Transfer } from './ledger.ts';

const cash = playerAccount(1, 'cash', 'EUR');
const games = houseAccount('games', 'EUR');
const transfer = (...legs: Leg[]): Transfer => ({ kind: 'stake', reference: 'bet:1', legs });
const stake = transfer({ account: cash, amount: -5n }, { account: games, amount: 5n });
const at = new Date(Date.UTC(2026, 10, 20));
const state = (id: bigint, balance: bigint, player: boolean): AccountState => ({
  id,
  balance,
  seq: 0n,
  head: Buffer.alloc(32),
  player,
  account: player ? cash : games,
});

describe('a transfer', () => {
  it.each([
    ['no legs at all', transfer()],
    ['one leg', transfer({ account: cash, amount: 1n })],
    [
      'one currency that sums to nothing and one that does not',
      transfer(...stake.legs, { account: houseAccount('fx', 'JPY'), amount: 1n }),
    ],
    [
      'sums that meet only across currencies',
      transfer({ account: cash, amount: -5n }, { account: houseAccount('games', 'JPY'), amount: 5n }),
    ],
  ])('a transfer is rejected as unbalanced with %s [I1]', (_with, crooked) => {
    expect(() => assertBalances(crooked)).toThrow('Transfer bet:1 does not balance');
    expect(() => planPosting(new Map(), [crooked], at)).toThrow('does not balance');
  });

  it('a transfer cannot have a leg with amount zero [I1]', () => {
    const empty = transfer(...stake.legs, { account: games, amount: 0n });
    expect(() => assertBalances(empty)).toThrow('A leg of bet:1 moves nothing');
  });

  it('a transfer must balance separately in each of its currencies [I1]', () => {
    const both = transfer(
      ...stake.legs,
      { account: houseAccount('fx', 'JPY'), amount: -7n },
      { account: houseAccount('games', 'JPY'), amount: 3n },
      { account: houseAccount('payments', 'JPY'), amount: 4n },
    );
    expect(() => assertBalances(both)).not.toThrow();
  });
});

describe('the entries of a transfer', () => {
  const plan = (balance: bigint, accountIds: readonly bigint[] = [1n, 2n]) =>
    planEntries([{ transfer: stake, accountIds }], [state(1n, balance, true), state(2n, 0n, false)], at);

  it("a transfer can spend a player's whole balance but no more [I3]", () => {
    expect(plan(5n)?.entries.map(({ accountId, seq, amount, balance }) => [accountId, seq, amount, balance])).toEqual([
      [1n, 1n, -5n, 0n],
      [2n, 1n, 5n, 5n],
    ]);
    expect(plan(4n)).toBeNull();
  });

  it('a transfer cannot be planned for an account that is not locked', () => {
    expect(() => plan(5n, [1n, 3n])).toThrow('not locked');
    expect(() => plan(5n, [1n])).toThrow('not locked');
    expect(() => planPosting(new Map(), [stake], at)).toThrow('Account player:1|cash|EUR|0 is not locked');
  });
});
