import * as z from 'zod';
import { WireAmountInput } from '../../core/money.ts';

/** What a player bets in a crash game. */
export const CrashInput = z.strictObject({
  engine: z.literal('crash'),
  stake_cents: WireAmountInput,
  /** Multiplier at which the flight is collected automatically, in hundredths (250 is 2.50x). */
  auto_collect_hundredths: z.int().min(101).nullable(),
});

/** Collects the flight that is in progress. */
export const CrashAct = z.strictObject({ name: z.literal('collect') });

export const CrashOutcome = z.object({
  engine: z.literal('crash'),
  /**
   * Multiplier at which the flight ends, in hundredths. `null` while the round is open, because it would reveal the
   * outcome.
   */
  crash_hundredths: z.int().nullable(),
  collected_hundredths: z.int().nullable(),
  started_at: z.string(),
});

/** The flying object of a crash game. */
export const Vehicle = z.enum(['rocket', 'jet', 'paper-plane', 'biplane', 'balloon', 'satellite', 'meteor', 'racer']);
export type Vehicle = z.infer<typeof Vehicle>;
