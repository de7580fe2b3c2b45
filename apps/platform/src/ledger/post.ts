import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { assertBalances, planEntries, type AccountState, type Entry } from './entries.ts';
import type { LegBalance, Posted, Transfer } from './transfer.ts';
import { lockAccounts } from './lock-accounts.ts';
import { shardKey, shardOf } from './shards.ts';

// One statement writes all of it or, where a reference is known (I5), nothing. The locks of the statement before make
// sure that this one sees every post that went before it on these accounts.
const writeSql = `
  WITH fresh AS (
    INSERT INTO ledger_transfers (reference, kind, at)
    SELECT t.reference, t.kind, $3::timestamptz FROM unnest($1::text[], $2::text[]) AS t(reference, kind)
    WHERE NOT EXISTS (SELECT FROM ledger_transfers WHERE reference = ANY ($1::text[]))
    RETURNING id, reference
  ), written AS (
    INSERT INTO ledger_entries (account_id, seq, transfer_id, amount, balance, hash)
    SELECT e.account_id, e.seq, fresh.id, e.amount, e.balance, e.hash
    FROM unnest($4::text[], $5::bigint[], $6::bigint[], $7::numeric[], $8::numeric[], $9::bytea[])
      AS e(reference, account_id, seq, amount, balance, hash)
    JOIN fresh USING (reference)
  )
  UPDATE ledger_accounts AS a SET balance = n.balance, entry_count = n.seq, head = n.head
  FROM unnest($10::bigint[], $11::numeric[], $12::bigint[], $13::bytea[]) AS n(id, balance, seq, head)
  WHERE a.id = n.id AND EXISTS (SELECT FROM fresh)
  RETURNING a.id`;

/**
 * Posts several transfers in the caller's transaction, all or nothing, in two statements: the way of a bet (stake,
 * contribution, win). A later transfer may spend what an earlier one brought. Throws when a transfer does not balance
 * or a player's account is not open.
 */
export async function postAll(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<Posted> {
  transfers.forEach(assertBalances);
  const refs = transfers.map(transfer => transfer.legs.map(leg => shardOf(transfer, leg.account)));
  const locked = await lockAccounts(tx, refs.flat());
  const stateOf = (key: string): AccountState => {
    const state = locked.get(key);
    if (state === undefined) throw new Error(`Account ${key} is not open`);
    return state;
  };
  const located = transfers.map((transfer, place) => ({
    transfer,
    accountIds: (refs[place] ?? []).map(ref => stateOf(shardKey(ref)).id),
  }));
  const balances = (states: ReadonlyMap<bigint, AccountState>): LegBalance[] =>
    located.flatMap(({ transfer, accountIds }) =>
      transfer.legs.map((leg, place) => legBalance(leg.account, states.get(accountIds[place] ?? 0n))),
    );

  const at = deps.now();
  const plan = planEntries(located, [...locked.values()], at);
  const written = plan === null ? false : await write(tx, transfers, plan.entries, plan.after, at);
  if (plan !== null && written) return { outcome: 'posted', balances: balances(plan.after) };
  // A repeated bet must hear that it is known, also when its money has since been spent.
  if (plan === null && !(await anyKnown(tx, transfers))) return { outcome: 'not_enough_money' };
  return { outcome: 'duplicate', balances: balances(new Map([...locked.values()].map(state => [state.id, state]))) };
}

async function write(
  tx: Tx,
  transfers: readonly Transfer[],
  entries: readonly Entry[],
  after: ReadonlyMap<bigint, AccountState>,
  at: Date,
): Promise<boolean> {
  const accounts = [...after.values()];
  const rows = await tx.query(writeSql, [
    transfers.map(transfer => transfer.reference),
    transfers.map(transfer => transfer.kind),
    at,
    entries.map(entry => entry.reference),
    entries.map(entry => entry.accountId),
    entries.map(entry => entry.seq),
    entries.map(entry => entry.amount),
    entries.map(entry => entry.balance),
    entries.map(entry => entry.hash),
    accounts.map(account => account.id),
    accounts.map(account => account.balance),
    accounts.map(account => account.seq),
    accounts.map(account => account.head),
  ]);
  return rows.length > 0;
}

async function anyKnown(tx: Tx, transfers: readonly Transfer[]): Promise<boolean> {
  const rows = await tx.query('SELECT FROM ledger_transfers WHERE reference = ANY ($1::text[]) LIMIT 1', [
    transfers.map(transfer => transfer.reference),
  ]);
  return rows.length > 0;
}

function legBalance(account: LegBalance['account'], state: AccountState | undefined): LegBalance {
  if (state === undefined) throw new Error('A leg has no account');
  return { account, balance: state.balance, seq: Number(state.seq) };
}
