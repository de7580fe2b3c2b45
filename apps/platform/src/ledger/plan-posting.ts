import { assertBalances, planEntries, type AccountState } from './entries.ts';
import type { LockedAccounts } from './lock-accounts.ts';
import { pointsUnit, walletOf } from './accounts.ts';
import { shardKey, shardsOf } from './shards.ts';
import type { LegBalance, Transfer, WalletBalance } from './transfer.ts';
import { writeValues } from './write-transfers.ts';

/** Transfers calculated from locked accounts but not yet written. */
export interface Posting {
  /** The parameters of `writeTransfers`, or `null` if a player does not have enough money. */
  readonly values: readonly unknown[] | null;
  /** Balances after the transfers, in the order of their legs. Unchanged if a player does not have enough money. */
  readonly balances: readonly LegBalance[];
  /** Balances before the transfers, in the same order. */
  readonly before: readonly LegBalance[];
  /** The locked wallets after the transfers. Unchanged if a player does not have enough money. */
  readonly wallets: readonly WalletBalance[];
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
  if (plan === null) return { values: null, balances: before, before, wallets: walletsIn(locked) };
  const values = writeValues(transfers, plan.entries, plan.after, at);
  return { values, balances: balances(plan.after), before, wallets: walletsIn(locked, plan.after) };
}

/** The wallets among the locked accounts, each as it is after the transfers that led to `after`. */
export function walletsIn(locked: LockedAccounts, after?: ReadonlyMap<bigint, AccountState>): WalletBalance[] {
  const now = (state: AccountState): AccountState => after?.get(state.id) ?? state;
  return [...locked.values()]
    .filter(({ player, account }) => player && account.kind === 'cash')
    .map(({ account }) => {
      const { owner, currency } = account;
      const states = walletOf(account).map(part => stateOf(locked, shardKey({ ...part, shard: 0 })));
      const [cash, bonus] = states.map(now);
      if (cash === undefined || bonus === undefined || currency === pointsUnit)
        throw new Error(`${owner} has no whole wallet`);
      const since = states.reduce((sum, { seq }) => sum + seq, 0n);
      const seq = Number(cash.seq + bonus.seq);
      return { owner, currency, cash: cash.balance, bonus: bonus.balance, seq, since: Number(since) };
    });
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
