import * as z from 'zod';
import { readConfigFile } from '../core/read-config-file.ts';

const Level = z.strictObject({
  id: z.int(),
  identifier: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  /** Millionths of each counting stake that the platform puts into the pool. */
  share_ppm: z.int().min(1).max(50_000),
  /** The published chance: one in so many at a stake of one unit, growing with the stake [C29]. */
  one_in: z.int().min(1),
  /** What the platform puts in after a win, and what it began with; minor units. */
  seed_cents: z.int().min(1),
  start_cents: z.int().min(1),
});

/** The jackpots of the platform, which games count for them, and their published odds. */
export const jackpots = readConfigFile(
  'jackpots.json',
  z.array(
    z.strictObject({
      id: z.int(),
      identifier: z.string().regex(/^[a-z-]+$/),
      currency: z.literal('EUR'),
      /** A game of one of these categories counts. */
      categories: z.array(z.string()).min(1),
      levels: z.array(Level).min(1),
    }),
  ),
);

export type JackpotConfig = (typeof jackpots)[number];
export type LevelConfig = JackpotConfig['levels'][number];
