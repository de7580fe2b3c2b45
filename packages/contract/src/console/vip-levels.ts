import * as z from 'zod';
import { CurrencyCodeSchema } from '../core/money.ts';

const cents = z
  .int()
  .min(1)
  .max(Number.MAX_SAFE_INTEGER / 100_000);
const Threshold = z.strictObject({ deposits_cents: cents, bets_cents: cents });
const percent = z.int().min(1).max(100_000);

/** What the VIP statuses require in a quarter. */
export const VipLevels = z.strictObject({
  /** The thresholds of a quarter by currency, and those of every currency that is not listed [CONST-040]. */
  thresholds: z.partialRecord(CurrencyCodeSchema, Threshold),
  other_currencies: Threshold,
  /** What each status above Regular requires, in percent of the thresholds. */
  percents: z
    .strictObject({
      rising_star: percent,
      star: percent,
      bronze: percent,
      silver: percent,
      gold: percent,
      platinum: percent,
      diamond: percent,
    })
    .refine(({ rising_star, star, bronze, silver, gold, platinum, diamond }) => {
      const ladder = [rising_star, star, bronze, silver, gold, platinum, diamond];
      return ladder.every((own, place) => place === 0 || own > (ladder[place - 1] ?? 0));
    }, 'A status requires more than the one below'),
});
export type VipLevels = z.infer<typeof VipLevels>;
