import { usedIn } from '@liftoff/rules/limits/reached';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import { leavingAfter, usedOf, type LimitUse } from './window.ts';

/** The moments that are read at first: among so few there nearly always is the one. */
const fewMoments = 100;

/**
 * The first moment at which less counts under a limit of a currency than now [C6]; null where nothing counts or ever
 * leaves. What leaves need not be less: under a loss limit a win may leave before a stake.
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
