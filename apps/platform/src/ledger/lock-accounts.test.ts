import { describe, expect, it } from 'vitest';
import { playerAccount } from './accounts.ts';
import { readLocked, stateIn } from './lock-accounts.ts';

const cash = playerAccount(7, 'cash', 'EUR');
const locked = readLocked([['player:7', 'cash', 'EUR', 0, '31', '1200', '4', 'ff']]);

describe('the account of a player, read under its lock', () => {
  it("the state holds the account's id, balance and number of entries", () => {
    const state = { id: 31n, balance: 1_200n, seq: 4n, head: Buffer.from('ff', 'hex'), player: true, account: cash };
    expect(stateIn(locked, cash)).toEqual(state);
  });

  it('an account that is not locked cannot be read', () => {
    for (const other of [playerAccount(8, 'cash', 'EUR'), playerAccount(7, 'bonus', 'EUR')])
      expect(() => stateIn(locked, other)).toThrow('is not locked');
  });
});
