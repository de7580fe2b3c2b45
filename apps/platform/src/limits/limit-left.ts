import type { CurrencyCode } from '@liftoff/contract/core/money';
import { bindingOf, isReached, leftOf } from '@liftoff/rules/limits/reached';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import { refuse, type Refused } from '../core/call.ts';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import type { ActiveLimit } from './limits-of.ts';
import { moreLeftAt } from './more-left.ts';
import type { MoneyLimit } from './window.ts';

/**
 * The `limit_reached` refusal of a stake, with the limit that leaves the least. Loss and wager limits are considered,
 * and deposit limits only if they are reached, because a reached limit of any kind stops play.
 */
export async function stakeRefused(
  sql: Sql,
  of: { playerId: number; currency: string; now: Date },
  limits: readonly ActiveLimit[],
): Promise<Refused> {
  const { currency } = of;
  if (!isCurrency(currency)) return refuse('limit_reached');
  const applicable = limits.filter(limit => limit.type !== 'deposit' || isReached(limit));
  let least: { type: MoneyLimit; left: bigint } | null = null;
  for (const type of ['loss', 'wager', 'deposit'] as const) {
    const left = leftOf(applicable, type, currency, exchangeRates);
    if (left !== null && (least === null || left < least.left)) least = { type, left };
  }
  return least === null
    ? refuse('limit_reached')
    : limitReached(sql, { ...of, currency, type: least.type }, applicable);
}

/**
 * The `limit_reached` refusal, with the amount that the strictest limit leaves in the requested currency, and when
 * more becomes available. That time is `null` if nothing counts yet or if counted amounts never leave the window.
 */
export async function limitReached(
  sql: Sql,
  of: { playerId: number; type: MoneyLimit; currency: CurrencyCode; now: Date },
  limits: readonly ActiveLimit[],
): Promise<Refused> {
  const binding = bindingOf(limits, of.type, of.currency, exchangeRates);
  if (binding === null) return refuse('limit_reached');
  const { period } = binding.limit;
  const until = (await moreLeftAt(sql, { ...of, period }, of.currency))?.toISOString() ?? null;
  const limit = { type: of.type, period, currency: of.currency, left_cents: wire(binding.left), until };
  return { ...refuse('limit_reached'), limit };
}
