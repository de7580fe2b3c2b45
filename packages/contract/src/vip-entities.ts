import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { vipStatusNames } from './vip-statuses.ts';

const status = z.enum(vipStatusNames);

/**
 * A player's progress in the current quarter towards the next VIP status [PENTITY-011]. The currency is the player's,
 * or EUR if that is a cryptocurrency.
 */
export const VipProgress = z.object({
  currency: CurrencyCodeSchema,
  currentStatus: status,
  /** The status that the player would have if the quarter ended now. */
  activeStatus: status,
  /** `null` for the highest status. */
  nextStatus: status.nullable(),
  /** The thresholds are those of the next status, or of the highest one for a player who has it. */
  depositThresholdCents: WireAmount,
  /** Deposits credited in the quarter. */
  depositAmountCents: WireAmount,
  /** Own money staked in the quarter. */
  betSumCents: WireAmount,
  betSumThresholdCents: WireAmount,
  /** In percent, from 0 to 100: the mean of both, each counted up to its threshold. */
  overallProgress: z.number(),
  /** What every status requires in the quarter, from Regular up. */
  marks: z.array(z.object({ status, depositsCents: WireAmount, betsCents: WireAmount })),
});
export type VipProgress = z.infer<typeof VipProgress>;

/** The player's VIP manager [ENTITY-022] [PENTITY-012]. */
export const VipManager = z.object({
  managerName: z.string(),
  time: z.string(),
  avatar: z.string(),
  whatsAppLink: z.string().nullable(),
  telegramLink: z.string().nullable(),
  email: z.string(),
});
export type VipManager = z.infer<typeof VipManager>;
