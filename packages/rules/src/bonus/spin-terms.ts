import { WireAmountInput } from '@liftoff/contract/core/money';
import * as z from 'zod';
import { GrantTerms } from './terms.ts';

/**
 * The terms of a set of free spins, as fixed when it is issued [PX-55]. Amounts are in minor units of the set's
 * currency.
 */
export const SpinTerms = z.strictObject({
  title: z.string().min(1).max(120),
  /** The slots among which the player chooses one. */
  games: z.array(z.string().min(1)).min(1).max(20),
  /** The stake of every spin. */
  stake_cents: WireAmountInput,
  /** Maximum of all winnings together, applied when the set ends [PX-58]; `null` for no maximum. */
  max_win_cents: WireAmountInput.nullable(),
  /** What the player gets in cash for each unused spin if none of the games can be played any more [PX-56]. */
  cash_value_cents: WireAmountInput,
  /** What the winnings become when the set ends: cash, or a bonus with these terms. */
  wins: z.discriminatedUnion('as', [
    z.strictObject({ as: z.literal('cash') }),
    z.strictObject({ as: z.literal('bonus'), terms: GrantTerms.omit({ title: true }) }),
  ]),
  /** Days to activate after issue, and days to play after activation. */
  activate_days: z.int().min(1).max(365),
  use_days: z.int().min(1).max(365),
});
export type SpinTerms = z.output<typeof SpinTerms>;

/** The terms of the bonus that the winnings become; `null` if they become cash. */
export const winningsTerms = ({ title, wins }: SpinTerms): GrantTerms | null =>
  wins.as === 'cash' ? null : { title, ...wins.terms };
