import type { Deps } from '../core/deps.ts';
import type { Tx } from '../database/database.ts';
import { balanceOf, postAll, type Posted, type Transfer } from '../ledger/ledger.ts';
import { emitAll, type OutboxEvent } from '../realtime/outbox.ts';
import { balanceEvent } from './balance-event.ts';

/** Posts transfers and emits the new balance of each player's cash account they moved, in the caller's transaction. */
export async function postAndNotify(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<Posted> {
  const posted = await postAll(tx, deps, transfers);
  if (posted.outcome === 'posted') await emitAll(tx, await cashEvents(tx, posted));
  return posted;
}

type Moved = Exclude<Posted, { outcome: 'not_enough_money' }>;

async function cashEvents(tx: Tx, { balances, before }: Moved): Promise<OutboxEvent[]> {
  const cash = balances.map((after, leg) => ({ after, since: before[leg]?.seq ?? 0 }));
  const byAccount = new Map(
    cash
      .filter(({ after: { account } }) => account.kind === 'cash')
      .map(moved => [`${moved.after.account.owner} ${moved.after.account.currency}`, moved]),
  );
  const events: OutboxEvent[] = [];
  for (const { after, since } of byAccount.values()) {
    const { owner, currency } = after.account;
    const bonus = await balanceOf(tx, { owner, kind: 'bonus', currency });
    const playerId = Number(owner.slice('player:'.length));
    events.push(balanceEvent(playerId, { currency, amount: after.balance, bonus, seq: after.seq, since }));
  }
  return events;
}
