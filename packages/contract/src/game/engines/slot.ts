import * as z from 'zod';
import { WireAmount, WireAmountInput } from '../../core/money.ts';

/** What a player bets in a slot. */
export const SlotInput = z.strictObject({ engine: z.literal('slot'), stake_cents: WireAmountInput });

/** One spin of a slot, with the visible symbols of each reel, the wins and the multiplier. */
export const SlotSpin = z.object({
  /** `grid[reel][row]` is a symbol id. */
  grid: z.array(z.array(z.string())),
  wins: z.array(
    z.object({
      kind: z.enum(['line', 'ways', 'anywhere', 'cluster', 'scatter']),
      /** Payline number from 1; `null` unless the slot pays along lines. */
      line: z.int().nullable(),
      symbol: z.string(),
      count: z.int(),
      /** Cells that form the win, as `[reel, row]`. */
      cells: z.array(z.tuple([z.int(), z.int()])),
      win_cents: WireAmount,
    }),
  ),
  multiplier: z.int(),
  win_cents: WireAmount,
  /** Number of free rounds awarded by this spin. */
  awarded: z.int(),
});
export type SlotSpin = z.infer<typeof SlotSpin>;

export const SlotOutcome = z.object({ engine: z.literal('slot'), spins: z.array(SlotSpin), capped: z.boolean() });

/** The frame around a slot's reels, one for each family of studios. */
export const ReelFrame = z.enum(['gilt', 'brass', 'stone', 'paper', 'neon', 'window', 'none']);
export type ReelFrame = z.infer<typeof ReelFrame>;
