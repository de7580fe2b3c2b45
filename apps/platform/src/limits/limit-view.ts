import type { UserLimit } from '@liftoff/contract/limits/limits';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';
import { limitsOf, type ActiveLimit } from './limits-of.ts';
import { moreLeftAt } from './more-left.ts';
import { waitingChanges, type WaitingChange } from './changes/waiting-changes.ts';
import { isMoneyLimit } from './window.ts';

/** A player's limits in force in the form that the API returns, each with its pending change. */
export async function limitViews(sql: Sql, playerId: number, now: Date): Promise<UserLimit[]> {
  const limits = await limitsOf(sql, playerId, now);
  const waiting = await waitingChanges(sql, playerId, now);
  const views: UserLimit[] = [];
  for (const limit of limits) {
    const { type, period } = limit;
    const [account] = limit.accounts;
    const counts = account !== undefined && isMoneyLimit(type);
    const resetsAt = counts ? await moreLeftAt(sql, { playerId, type, period, now }, account.currency) : null;
    views.push(viewOf(limit, resetsAt, waiting.get(limit.id) ?? null));
  }
  return views;
}

/** One of the limits that `limitViews` returns. Throws if the limit is not in force. */
export async function limitView(sql: Sql, playerId: number, id: bigint, now: Date): Promise<UserLimit> {
  const view = (await limitViews(sql, playerId, now)).find(limit => limit.id === String(id));
  if (view === undefined) throw new Error(`Limit ${id} is not in force`);
  return view;
}

const viewOf = (limit: ActiveLimit, resetsAt: Date | null, waiting: WaitingChange | null): UserLimit => ({
  id: String(limit.id),
  type: limit.type,
  period: limit.period,
  accounts: limit.accounts.map(({ currency, amount, current }) => ({
    currency: currencyOf(currency),
    amount_cents: wire(amount),
    current_value_amount_cents: wire(current),
  })),
  minutes: limit.minutes,
  resets_at: resetsAt?.toISOString() ?? null,
  ends_at: limit.endsAt?.toISOString() ?? null,
  pending: waiting && {
    removal: waiting.removal,
    accounts:
      waiting.currency === null || waiting.amount === null
        ? []
        : [{ currency: currencyOf(waiting.currency), amount_cents: wire(waiting.amount) }],
    minutes: waiting.minutes,
    confirmable_at: waiting.confirmable_at.toISOString(),
    expires_at: waiting.expires_at.toISOString(),
  },
});

function currencyOf(code: string) {
  if (!isCurrency(code)) throw new Error(`${code} is no money of the ledger`);
  return code;
}
