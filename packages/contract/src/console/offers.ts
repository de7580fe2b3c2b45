import * as z from 'zod';
import { Bonus, BonusHistory, BonusOffer } from '../bonus-entities.ts';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from '../core/money.ts';
import { CountryCode, text } from '../core/text.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** Amounts in minor units, by currency. A currency that is missing has no such amount; nothing is converted [PX-41]. */
const ByCurrency = z.partialRecord(CurrencyCodeSchema, WireAmountInput);
const Percent = z.int().min(0).max(100);
const OfferId = z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/);

/** How a bonus is had. A `deposit` offer comes with a deposit, and a `manual` one is given by staff. */
export const OfferKind = z.enum(['deposit', 'registration', 'manual', 'coupon', 'betting_coupon', 'cashback', 'level']);
export type OfferKind = z.infer<typeof OfferKind>;

/** Percentages of a stake that count as wagering. The default is mandatory [PX-30]. */
export const Contributions = z.strictObject({
  games: z.record(text(120), Percent),
  providers: z.record(text(120), Percent),
  categories: z.record(text(120), Percent),
  default: Percent,
});

/**
 * An offer as the operator writes it. It is data only: a grant stores the terms of the moment it is issued, and never
 * changes with the offer [PX-01].
 */
export const Offer = z.strictObject({
  id: OfferId,
  kind: OfferKind,
  title: text(120).min(1),
  description: text(500),
  /** For a deposit offer: which deposit it comes with, from 1; `null` for any. */
  deposit_number: z.int().min(1).max(100).nullable(),
  /** The code that unlocks the offer; `null` for an offer without one. */
  code: text(64).min(3).nullable(),
  /** Whether the offer is listed for everyone who can have it. Offers that are not public need their code. */
  is_public: z.boolean(),
  amount: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('percent'), percent: z.int().min(1).max(1_000), max: ByCurrency }),
    z.strictObject({ by: z.literal('fixed'), amounts: ByCurrency }),
  ]),
  /** Free spins that come with the bonus, under the terms of an offer of free spins; omitted without them. */
  freespins: z.strictObject({ offer: text(60).min(1), count: z.int().min(1).max(500) }).optional(),
  min_deposit: ByCurrency,
  wager: z.number().min(0).max(100).multipleOf(0.01),
  wager_on: z.enum(['bonus', 'bonus_and_deposit']),
  /** Maximum bet and maximum win; `null` for none. A currency that is missing cannot have the offer. */
  max_bet: ByCurrency.nullable(),
  max_win: ByCurrency.nullable(),
  contributions: Contributions,
  excluded_games: z.array(text(120)).max(500),
  activate_days: z.int().min(1).max(365),
  wager_days: z.int().min(1).max(365),
  /** The players who can have the offer; `null` for no condition. With groups, one of them is enough. */
  countries: z.array(CountryCode).min(1).nullable(),
  licences: z.array(text(8)).min(1).nullable(),
  groups: z.array(text(40)).min(1).nullable(),
  /** Of the offers with one key, a player can have one [PX-49]. */
  exclusivity_key: text(60).min(1).nullable(),
  /** Offers are listed from the highest priority to the lowest. */
  priority: z.int().min(0).max(1_000),
  /** Maximum that the offer can give in total, in EUR cents; `null` for no maximum [PX-50]. */
  budget_eur_cents: z.int().min(0).nullable(),
  starts_at: z.iso.datetime({ offset: true }).nullable(),
  ends_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Offer = z.infer<typeof Offer>;

/** `draft`: not issued yet. `live`: issued between its start and end. `stopped`: issues nothing; grants run on. */
export const OfferState = z.enum(['draft', 'live', 'stopped']);
export type OfferState = z.infer<typeof OfferState>;

const KeptOffer = z.object({
  offer: Offer,
  state: OfferState,
  version: z.int(),
  /** Number of grants, and the amount given, in EUR cents. */
  grants: z.int(),
  given_eur_cents: WireAmount,
});

/** An offer as a player would see it; `null` without amounts in the currency. */
const OfferPreview = z.object({
  offer: BonusOffer.nullable(),
  /** Every reason why such a player would not be shown the offer; empty if they would be. */
  because: z.array(
    z.enum(['stopped', 'not_live', 'not_open', 'not_for_player', 'market', 'currency', 'code', 'hidden']),
  ),
});
export type OfferPreview = z.infer<typeof OfferPreview>;

/** What an offer would give with a deposit. Amounts are `null`, and `because` says why, if it would give nothing. */
const TriedOffer = z.object({
  id: OfferId,
  title: z.string(),
  amount_cents: WireAmount.nullable(),
  to_wager_cents: WireAmount.nullable(),
  freespins_count: z.int().nullable(),
  because: z
    .enum([
      'unknown',
      'not_live',
      'not_for_player',
      'currency',
      'deposit_too_small',
      'market',
      'taken',
      'too_many',
      'budget',
      'deposit_number',
      'code',
      'player',
    ])
    .nullable(),
});

/** A bonus of a player, and what gave it. */
const ExplainedBonus = z.object({
  bonus: Bonus,
  /** The event that caused the bonus, such as `7:gifts:{payment}`. */
  cause: z.string(),
  offer: z.string().nullable(),
  /** Id of the deposit that the bonus came with. */
  payment: z.string().nullable(),
  /** `platform`, or the member of staff who gave it with their reason; `null` for a bonus from free spins. */
  given_by: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether a roll-back could not be undone, so that staff must look at the bonus [PX-19]. */
  flagged: z.boolean(),
});

/** Bonus offers as data. */
export const consoleOffers = endpoints({
  consoleOffers: {
    ...operator,
    route: 'GET /console/api/offers',
    summary: 'All bonus offers with their state and what they have given.',
    answer: z.array(KeptOffer),
    refusals: ['unauthenticated'],
  },
  consolePutOffer: {
    ...operator,
    route: 'PUT /console/api/offers/{id}',
    summary:
      'Create or edit a bonus offer; `invalid` names the field, or the rule of a market that it breaks. Grants keep their terms.',
    ids: { id: 'public' },
    body: Offer,
    answer: KeptOffer,
    refusals: ['unauthenticated', 'invalid'],
  },
  consolePreviewOffer: {
    ...operator,
    route: 'GET /console/api/offers/{id}/preview',
    summary:
      'An offer as a player of a country and group would see it at a moment, with every reason why they would not.',
    ids: { id: 'public', group: 'public' },
    query: z.object({
      l: text(8),
      country: CountryCode,
      group: text(40).optional(),
      currency: CurrencyCodeSchema.optional(),
      at: z.iso.datetime({ offset: true }).optional(),
    }),
    answer: OfferPreview,
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleDepositDryRun: {
    ...operator,
    route: 'GET /console/api/players/{email}/deposit_offers',
    summary:
      'What every deposit offer would give a player with a deposit, or why it would give nothing. Nothing changes.',
    ids: { email: 'public' },
    query: z.object({ currency: CurrencyCodeSchema, amount_cents: z.coerce.number().int().min(1) }),
    answer: z.array(TriedOffer),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleGrants: {
    ...operator,
    route: 'GET /console/api/players/{email}/bonuses',
    summary: 'A player’s bonuses and why they have them: newest first, two hundred at most.',
    ids: { email: 'public' },
    answer: z.array(ExplainedBonus),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleGrant: {
    ...operator,
    route: 'GET /console/api/players/{email}/bonuses/{id}',
    summary: 'A bonus of a player with the stakes that counted and every movement of its money.',
    ids: { email: 'public', id: 'public' },
    answer: BonusHistory,
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleOfferState: {
    ...operator,
    route: 'POST /console/api/offers/{id}/state',
    summary:
      'Start or stop an offer. A stopped offer issues nothing from that moment; its grants run on [PX-48] [PX-50].',
    ids: { id: 'public' },
    body: z.strictObject({ state: OfferState }),
    answer: KeptOffer,
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
});
