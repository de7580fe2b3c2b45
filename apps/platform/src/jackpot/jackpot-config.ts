import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const Level = z.strictObject({
  id: z.int(),
  identifier: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  /** Millionths of each contributing stake that the platform pays into the pool. */
  share_ppm: z.int().min(1).max(50_000),
  /** The published chance: one in this number at a stake of one euro, growing with the stake [C29]. */
  one_in: z.int().min(1),
  /**
   * Amounts that the platform pays into the pool after a win (`seed_cents`) and at the very beginning
   * (`start_cents`), in minor units.
   */
  seed_cents: z.int().min(1),
  start_cents: z.int().min(1),
});

/**
 * The platform's jackpots, the games that contribute to them, and their published odds. The pools of those that are not
 * active stay in the ledger.
 */
export const allJackpots = readConfigFile(
  'jackpots.json',
  z.array(
    z.strictObject({
      id: z.int(),
      identifier: z.string().regex(/^[a-z-]+$/),
      name: z.string().min(1),
      /** Only an active jackpot is listed, fed and won. */
      state: z.enum(['active', 'inactive']).default('active'),
      currency: z.literal('EUR'),
      /** Every game in one of these categories contributes. */
      categories: z.array(z.string()).min(1),
      levels: z.array(Level).min(1),
    }),
  ),
);

/** The jackpots that are listed, fed and won [PENTITY-009]. */
export const jackpots = allJackpots.filter(({ state }) => state === 'active');

export type JackpotConfig = (typeof allJackpots)[number];
export type LevelConfig = JackpotConfig['levels'][number];
