import * as z from 'zod';
import { Bonus } from '../bonus-entities.ts';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from '../core/money.ts';
import { text, trimmedText } from '../core/text.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** A set of free spins of a player, and what gave it. Amounts are in minor units. */
const ExplainedSpins = z.object({
  id: z.string(),
  title: z.string(),
  stage: z.string(),
  /** Identifier of the chosen game; `null` before the activation. */
  game: z.string().nullable(),
  currency: CurrencyCodeSchema,
  freespins_count: z.int(),
  freespins_left: z.int(),
  stake_cents: WireAmount,
  /** What the spins have won so far, and what the player got when the set ended. */
  won_cents: WireAmount,
  kept_cents: WireAmount,
  /** The event that caused the set, such as `7:gifts:{payment}:spins`. */
  cause: z.string(),
  /** `platform`, or the member of staff who gave the set with their reason. */
  given_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ExplainedSpins = z.infer<typeof ExplainedSpins>;

/** An offer that a CRM system can credit. */
const CrmOffer = z.object({
  offer_id: z.string(),
  type: z.enum(['bonus', 'freespins']),
  title: z.string(),
  /** Amount of a bonus in minor units, by currency; `null` if the credit has to name it, and for free spins. */
  amounts: z.partialRecord(CurrencyCodeSchema, WireAmountInput).nullable(),
});
export type CrmOffer = z.infer<typeof CrmOffer>;

/** A credit of an offer to a player. The amount is `null` for free spins, and the count for a bonus. */
const CrmCredit = z.object({
  correlation_id: z.string(),
  player_id: z.int(),
  offer_id: z.string(),
  type: z.enum(['bonus', 'freespins']),
  currency: CurrencyCodeSchema.nullable(),
  amount_cents: WireAmount.nullable(),
  freespins_count: z.int().nullable(),
  credited_at: z.string(),
});
export type CrmCredit = z.infer<typeof CrmCredit>;

const forfeit = {
  ...operator,
  ids: { email: 'public', id: 'public' },
  body: z.strictObject({ reason: trimmedText(500).min(1) }),
  refusals: ['unauthenticated', 'not_found', 'invalid'],
} as const;

/** What staff and CRM systems do with the bonuses and free spins of one player. */
export const consoleBonuses = endpoints({
  consoleForfeitGrant: {
    ...forfeit,
    route: 'POST /console/api/players/{email}/bonuses/{id}/forfeiture',
    summary: 'Take a bonus away with a reason. Cash stays, and a bonus with an open round ends after it [PX-17].',
    answer: Bonus,
  },
  consoleSpins: {
    ...operator,
    route: 'GET /console/api/players/{email}/freespins',
    summary: 'A player’s free spins and why they have them: newest first, two hundred at most.',
    ids: { email: 'public' },
    answer: z.array(ExplainedSpins),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleForfeitSpins: {
    ...forfeit,
    route: 'POST /console/api/players/{email}/freespins/{id}/forfeiture',
    summary: 'Take free spins away with a reason. What they have won stays the player’s [PX-59].',
    answer: ExplainedSpins,
  },
  crmOffers: {
    ...operator,
    route: 'GET /console/api/crm/offers',
    summary: 'The offers that a CRM system can credit: live manual bonuses, and free spins.',
    answer: z.array(CrmOffer),
    refusals: ['unauthenticated'],
  },
  crmCredit: {
    ...operator,
    route: 'POST /console/api/crm/credits',
    summary:
      'Credit an offer to a player, once per correlation id; `forbidden` names the rule that denies it, such as missing consent [PX-07].',
    ids: { player_id: 'public', offer_id: 'public', correlation_id: 'made' },
    status: 201,
    idempotent: true,
    body: z.strictObject({
      player_id: z.int().min(1),
      offer_id: text(64).min(1),
      correlation_id: z.string().regex(/^[\w.:-]{1,64}$/),
      /** Replaces the amount of a bonus, in the player’s currency. */
      amount_cents: WireAmountInput.optional(),
      /** Number of free spins; required for them. */
      freespins_count: z.int().min(1).max(500).optional(),
    }),
    answer: CrmCredit,
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'idempotency_mismatch'],
  },
  crmCredits: {
    ...operator,
    route: 'GET /console/api/crm/credits',
    summary: 'What CRM systems have credited to a player: newest first.',
    ids: { player_id: 'public' },
    query: z.object({ player_id: z.coerce.number().int().min(1) }),
    answer: z.array(CrmCredit),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
});
