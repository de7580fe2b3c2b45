import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { announcedReward } from './reward.ts';

/**
 * Comp points [PENTITY-006]: `chargeable` can be spent, `persistent` is the total ever earned. Points are whole
 * numbers.
 */
export const CompPoints = z.object({
  chargeable: z.object({ points: z.int() }),
  persistent: z.object({ points: z.int() }),
});
export type CompPoints = z.infer<typeof CompPoints>;

const compType = z.enum(['money', 'freespins', 'lootboxes', 'lotteries']);

/** Value of comp points in each currency [PENTITY-006]. */
export const CompRate = z.object({
  type: compType,
  rate: z.object({ points: z.int() }),
  rates: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount, points: z.int() })),
});

/** An item in the comp point shop [PENTITY-007]. If it buys money, it has a rate for each currency. */
export const CompCard = z.object({
  type: compType,
  group: z.string(),
  wager: z.number().nullable(),
  title: z.string(),
  games: z.array(z.string()),
  points: z.int(),
  rate: z.object({
    lottery_ids: z.array(z.string()).optional(),
    currency: CurrencyCodeSchema.optional(),
    amount_cents: WireAmount.optional(),
  }),
  rates: CompRate.shape.rates,
  freespins_count: z.int().nullable(),
  promo: z.object({ type: z.enum(['popular', 'new', 'vip']), text: z.string() }).nullable(),
});
export type CompCard = z.infer<typeof CompCard>;

/** A player's progress towards the next VIP status [PENTITY-011]. */
export const VipProgress = z.object({
  currency: CurrencyCodeSchema,
  currentStatus: z.string(),
  activeStatus: z.string(),
  nextStatus: z.string().nullable(),
  depositThresholdCents: WireAmount,
  depositAmountCents: WireAmount,
  betSumCents: WireAmount,
  betSumThresholdCents: WireAmount,
  /** In percent, from 0 to 100. */
  overallProgress: z.number(),
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

/** A VIP level [PENTITY-014]. */
export const Level = z.object({
  id: z.string().regex(/^(level_([1-9]|1[0-2])|group_\d+)$/),
  name: z.string(),
  image: z.string(),
  content: z.string(),
  gift_descriptions: z.array(z.string()),
  conditions: z.array(z.object({ persistent_comp_points: z.object({ max: z.int() }) })),
  gifts: z.array(announcedReward(['points', 'cashback', 'fs', 'bonus'])),
  status: z.boolean(),
  writable: z.boolean(),
});
export type Level = z.infer<typeof Level>;

/** A day of an adventure [PENTITY-015]. `day` is DD/MM/YYYY in UTC [PADV-005]. */
export const AdventureDay = z.object({
  day: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
  step: z.int(),
  stepTotal: z.int(),
  isCompleted: z.boolean(),
  prize: announcedReward(['bonus', 'fs']),
  condition: z.object({ minDep: WireAmount, wager: z.number(), periodActivationDays: z.int() }),
  index: z.int(),
  today: z.boolean(),
  isSuperPrize: z.boolean(),
});
export type AdventureDay = z.infer<typeof AdventureDay>;
