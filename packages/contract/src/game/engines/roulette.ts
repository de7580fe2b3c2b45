import * as z from 'zod';
import { WireAmount, WireAmountInput } from '../../core/money.ts';
import { text } from '../../core/text.ts';

export const RouletteBet = z.strictObject({
  /**
   * One of `straight:17`, `split:8-11`, `street:13`, `corner:25`, `line:1`, `column:2`, `dozen:2`,
   * `red|black|odd|even|low|high`, `trio:…`, `first_four`.
   */
  spot: text(24),
  stake_cents: WireAmountInput,
});
export type RouletteBet = z.infer<typeof RouletteBet>;

/** What a player bets in roulette, at a private or a live table. */
export const RouletteInput = z.strictObject({
  engine: z.literal('roulette'),
  bets: z.array(RouletteBet).min(1).max(60),
  /** The shared table round that the bet is for; only at a live table. */
  table_round: z.int().optional(),
});

/** Takes back chips at a live table while its bets are open. */
export const RouletteAct = z.strictObject({ name: z.literal('roll_back') });

export const RouletteOutcome = z.object({
  engine: z.literal('roulette'),
  number: z.int().nullable(),
  table_round: z.int().nullable(),
  bets: z.array(z.object({ spot: z.string(), stake_cents: WireAmount, win_cents: WireAmount.nullable() })),
});
