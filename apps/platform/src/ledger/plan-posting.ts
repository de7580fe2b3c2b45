import { assertBalances, planEntries, type AccountState } from './entries.ts';
import type { LockedAccounts } from './lock-accounts.ts';
import { shardKey, shardsOf } from './shards.ts';
import type { LegBalance, Transfer } from './transfer.ts';
import { writeValues } from './write-transfers.ts';

/** Transfers calculated from locked accounts but not yet written. */
export interface Posting {
  /** The parameters of `writeTransfers`, or `null` if a player does not have enough money. */
  readonly values: readonly unknown[] | null;
  /** Balances after the transfers, in the order of their legs. Unchanged if a player does not have enough money. */
  readonly balances: readonly LegBalance[];
  /** Balances before the transfers, in the same order. */
  readonly before: readonly LegBalance[];
}

/**
 * Calculates the effect of transfers on accounts that the caller has locked. Throws if a transfer does not balance or
 * an account is not locked.
 */
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
