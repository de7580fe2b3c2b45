import { usedIn } from '@liftoff/rules/limits/reached';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { leavingAfter, usedOf, type LimitUse } from './window.ts';

/** Number of moments that are read first; the result is nearly always among them. */
const fewMoments = 100;

/**
 * When the amount that counts towards a limit in a currency first becomes lower than now [C6]; `null` if no amount
 * counts or counted amounts never leave the window. A transfer that leaves the window does not always lower the
 * amount: under a loss limit, a win can leave before a stake.
 */
export async function moreLeftAt(sql: Sql, of: LimitUse, currency: string): Promise<Date | null> {
  if (of.period === 'forever') return null;
  const left = new Map(await usedOf(sql, of, of.now));
  const now = usedIn(currency, left, exchangeRates);
  if (now === 0n) return null;
  let after = of.now;
  for (let count = fewMoments; ; count *= 4) {
    const next = await leavingAfter(sql, of, after, count);
    for (const { at, used } of next) {
      for (const [code, amount] of used) left.set(code, (left.get(code) ?? 0n) - amount);
      if (usedIn(currency, left, exchangeRates) < now) return at;
      after = at;
    }
    if (next.length < count) return null;
  }
}
