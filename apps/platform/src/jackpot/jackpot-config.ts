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

/** The platform's jackpots, the games that contribute to them, and their published odds. */
export const jackpots = readConfigFile(
  'jackpots.json',
  z.array(
    z.strictObject({
      id: z.int(),
      identifier: z.string().regex(/^[a-z-]+$/),
      currency: z.literal('EUR'),
      /** Every game in one of these categories contributes. */
      categories: z.array(z.string()).min(1),
      levels: z.array(Level).min(1),
    }),
  ),
);

export type JackpotConfig = (typeof jackpots)[number];
export type LevelConfig = JackpotConfig['levels'][number];
