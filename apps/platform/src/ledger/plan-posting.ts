import { assertBalances, planEntries, type AccountState } from './entries.ts';
import type { LockedAccounts } from './lock-accounts.ts';
import { shardKey, shardsOf } from './shards.ts';
import type { LegBalance, Transfer } from './transfer.ts';
import { writeValues } from './write-transfers.ts';

/** Transfers over locked accounts, worked out and not yet written. */
export interface Posting {
  /** The parameters of `writeTransfers`; null where a player's money does not suffice. */
  readonly values: readonly unknown[] | null;
  /** After them, in the order of their legs; as they stand where the money does not suffice. */
  readonly balances: readonly LegBalance[];
  /** As they stand before. */
  readonly before: readonly LegBalance[];
}

/** Works out what transfers do to accounts the caller has locked. Throws when one does not balance or its account is not locked. */
export function planPosting(locked: LockedAccounts, transfers: readonly Transfer[], at: Date): Posting {
  transfers.forEach(assertBalances);
  const located = transfers.map(transfer => ({
    transfer,
    accountIds: shardsOf(transfer).map(ref => stateOf(locked, shardKey(ref)).id),
  }));
  const balances = (states: ReadonlyMap<bigint, AccountState>): LegBalance[] =>
    located.flatMap(({ transfer, accountIds }) =>
      transfer.legs.map((leg, place) => legBalance(leg.account, states.get(accountIds[place] ?? 0n))),
    );
  const states = [...locked.values()];
  const before = balances(new Map(states.map(state => [state.id, state])));
  const plan = planEntries(located, states, at);
  if (plan === null) return { values: null, balances: before, before };
  const values = writeValues(transfers, plan.entries, plan.after, at);
  return { values, balances: balances(plan.after), before };
}

function stateOf(locked: LockedAccounts, key: string): AccountState {
  const state = locked.get(key);
  if (state === undefined) throw new Error(`Account ${key} is not locked`);
  return state;
}

function legBalance(account: LegBalance['account'], state: AccountState | undefined): LegBalance {
  if (state === undefined) throw new Error('A leg has no account');
  return { account, balance: state.balance, seq: Number(state.seq) };
}
