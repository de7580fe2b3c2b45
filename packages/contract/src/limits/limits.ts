import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from '../core/money.ts';
import { text } from '../core/text.ts';
import { LimitPeriod, LimitType } from './limit-entities.ts';

export * from './limit-entities.ts';

const LimitSize = z.object({
  currency: CurrencyCodeSchema.nullable(),
  amount_cents: WireAmount.nullable(),
  minutes: z.int().nullable(),
});

/** A change of a limit that waits for its confirmation, or has just been confirmed. */
export const LimitChange = z.object({
  type: LimitType,
  period: LimitPeriod,
  before: LimitSize,
  /** `null` if the limit is removed. */
  after: LimitSize.nullable(),
  confirmable_at: z.string(),
  /** Whether that time is still ahead on the platform's clock, so that the change cannot be confirmed yet. */
  too_early: z.boolean(),
  confirmed: z.boolean(),
});
export type LimitChange = z.infer<typeof LimitChange>;

/** A player's limit [ENTITY-015]. The data about its window and its pending change are our extension [C3] [C6]. */
export const UserLimit = z.object({
  id: z.string(),
  type: LimitType,
  period: LimitPeriod,
  /** One entry per currency of the limit; empty for cooling-off, self-exclusion and session limits. */
  accounts: z.array(
    z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount, current_value_amount_cents: WireAmount }),
  ),
  /** Maximum minutes per visit; only for a session limit. */
  minutes: z.int().nullable(),
  /**
   * Earliest time at which part of the counted amount leaves the window. `null` if nothing counts, or nothing ever
   * leaves [C6].
   */
  resets_at: z.string().nullable(),
  /** When the break ends; only for a break. `null` if it never ends automatically. */
  ends_at: z.string().nullable(),
  /** A raise or removal that is still waiting for its delay and the player's confirmation. */
  pending: z
    .object({
      removal: z.boolean(),
      accounts: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
      minutes: z.int().nullable(),
      confirmable_at: z.string(),
      expires_at: z.string(),
    })
    .nullable(),
});
export type UserLimit = z.infer<typeof UserLimit>;

/** A term that a break can have, and when the break would end; `null` for a term without an end. */
const BreakTerm = z.object({ period: LimitPeriod, ends_at: z.string().nullable() });
export type ExclusionTerm = z.infer<typeof BreakTerm>;

/** A free service that helps with gambling problems, reachable by telephone, on the web or both. */
export const HelpLine = z.strictObject({
  name: z.string(),
  phone: z.string().optional(),
  url: z.url({ protocol: /^https$/ }).optional(),
});
export type HelpLine = z.infer<typeof HelpLine>;

/** The limit settings open to a player, given their licence and country. */
export const LimitOptions = z.object({
  raise_delay: z.object({ hours: z.int(), after_period: z.boolean() }).nullable(),
  cooling_off: z.array(BreakTerm),
  exclusion: z.array(BreakTerm),
  /** Whether self-exclusion automatically pays out the remaining balance, if possible [C12]. */
  pays_out: z.boolean(),
  help: z.array(HelpLine),
});
export type LimitOptions = z.infer<typeof LimitOptions>;

/** Range from which a player can choose the minutes between two reality checks [C17]. */
export const realityCheckMinutes = { least: 15, most: 120 } as const;

const RealityCheckMinutes = z.int().min(realityCheckMinutes.least).max(realityCheckMinutes.most);

/** Duration and result of real-money play, measured by the platform's clock and ledger [C17]. */
export const RealityCheck = z.object({
  /** Minutes between two checks: the player's setting, or else the licence's; `null` if there are no checks. */
  interval_min: z.int().nullable(),
  own_min: z.int().nullable(),
  licence_min: z.int().nullable(),
  /** Minutes for which play stays closed after a check is answered. */
  pause_min: z.int(),
  /** Number of the check that is due, or else of the next one. */
  number: z.int(),
  /** When the current stretch of play began; `null` if nothing is being played. */
  began_at: z.string().nullable(),
  due_at: z.string().nullable(),
  /** Whether the check must be answered before the next stake. */
  due: z.boolean(),
  /** End of the pause after a check; `null` unless the pause is in progress. */
  paused_until: z.string().nullable(),
  now: z.string(),
  /** Results of the current stretch of play, by currency. */
  sums: z.array(
    z.object({
      currency: CurrencyCodeSchema,
      staked_cents: WireAmount,
      returned_cents: WireAmount,
      net_cents: WireAmount,
    }),
  ),
});
export type RealityCheck = z.infer<typeof RealityCheck>;

/** In steps of half an hour. */
const MinuteOfDay = z.int().min(0).max(1410).multipleOf(30);

/** Daily hours in a time zone during which sign-in is blocked. They can span midnight. */
export const LoginHours = z.strictObject({
  /** Minutes since midnight: the first blocked minute, and the first minute that is no longer blocked. */
  from_min: MinuteOfDay,
  to_min: MinuteOfDay,
  /** IANA time zone name. */
  time_zone: text(64),
});
export type LoginHours = z.infer<typeof LoginHours>;

/** Hours in which the player has blocked sign-in, and the pending change to them. */
export const LoginBlock = z.object({
  /** `null` if no hours are blocked. */
  hours: LoginHours.nullable(),
  /** A pending change that blocks other hours, fewer hours or none, and the time at which it takes effect. */
  waiting: z.object({ hours: LoginHours.nullable(), from: z.string() }).nullable(),
});
export type LoginBlock = z.infer<typeof LoginBlock>;

const player = {
  server: 'platform',
  built: true,
  access: 'player',
  rate: 'write',
  onBreak: 'served',
  brings: 'nothing',
} as const;

export const limits = endpoints({
  listLimits: {
    ...player,
    route: 'GET /api/user_limits',
    summary: 'The limits in force with what they have used (CALL-076).',
    rate: 'read',
    answer: z.array(UserLimit),
    refusals: ['unauthenticated'],
  },
  limitOptions: {
    ...player,
    route: 'GET /api/user_limits/options',
    summary: 'How long a raise waits, the terms a break may have, and who helps (C3, C11, C12, D8).',
    rate: 'read',
    answer: LimitOptions,
    refusals: ['unauthenticated'],
  },
  helpLines: {
    server: 'platform',
    built: true,
    route: 'GET /api/help_lines',
    summary:
      'Who helps with gambling in the caller’s country; where none is listed or it is unknown, who helps anywhere.',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.array(HelpLine),
    refusals: [],
  },
  setLimit: {
    ...player,
    route: 'POST /api/user_limits',
    summary: 'Set or change a limit: a stricter one holds at once, a looser one waits (CALL-077, C2, C3).',
    idempotent: true,
    status: 201,
    body: z.strictObject({
      type: LimitType,
      /** Always `day` for a session limit, although its minutes apply to each visit rather than to a day. */
      period: LimitPeriod,
      currency: CurrencyCodeSchema.optional(),
      amount_cents: WireAmountInput.optional(),
      minutes: z.int().min(5).max(1440).optional(),
      /** Required for self-exclusion, so that nobody else can start one [C12]. */
      password: text(512).optional(),
      /** For a cooling-off period: whether to end every session, socket and game of the player as well [C16]. */
      sign_out: z.literal(true).optional(),
    }),
    answer: UserLimit,
    refusals: ['rate_limited', 'unauthenticated', 'forbidden', 'invalid', 'idempotency_mismatch'],
  },
  removeLimit: {
    ...player,
    route: 'DELETE /api/user_limits/{id}',
    summary: 'Ask for a limit to be removed; it holds until the delay is over and the player confirms (CALL-078, C3).',
    ids: { id: 'own' },
    params: { id: z.string().regex(/^[1-9]\d{0,17}$/) },
    idempotent: true,
    answer: UserLimit,
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'idempotency_mismatch'],
  },
  confirmLimit: {
    ...player,
    route: 'POST /api/user_limits/confirm',
    summary:
      'Confirm a waiting change with the token of the mail, after its delay (CALL-079, C3); with `look`, only answer which change it is and from when it can be confirmed.',
    ids: { token: 'secret' },
    access: 'guest',
    body: z.strictObject({ token: text(200), look: z.literal(true).optional() }),
    answer: LimitChange,
    refusals: ['rate_limited', 'invalid'],
  },
  realityCheck: {
    ...player,
    route: 'GET /api/player/reality_check',
    summary: 'The time played and what it brought, when the next reality check is due, and how often they come (C17).',
    rate: 'read',
    answer: RealityCheck,
    refusals: ['unauthenticated'],
  },
  setRealityCheck: {
    ...player,
    route: 'PUT /api/player/reality_check',
    summary: 'Set how often a reality check comes; null leaves it to the licence. One that is due stays due (C17).',
    idempotent: true,
    body: z.strictObject({ interval_min: RealityCheckMinutes.nullable() }),
    answer: RealityCheck,
    refusals: ['unauthenticated', 'idempotency_mismatch'],
  },
  answerRealityCheck: {
    ...player,
    route: 'POST /api/player/reality_check/answers',
    summary: 'The player has read the reality check of this number; one that is not due changes nothing (C17).',
    idempotent: true,
    body: z.strictObject({ number: z.int().min(1) }),
    answer: RealityCheck,
    refusals: ['unauthenticated', 'idempotency_mismatch'],
  },
  loginHours: {
    ...player,
    route: 'GET /api/player/login_hours',
    summary: 'The hours of the day in which the player has signing in refused, and a change that waits.',
    rate: 'read',
    answer: LoginBlock,
    refusals: ['unauthenticated'],
  },
  setLoginHours: {
    ...player,
    route: 'PUT /api/player/login_hours',
    summary:
      'Set the hours in which signing in is refused: more of them hold at once, other or fewer wait as a raised limit does; null removes them.',
    idempotent: true,
    body: z.strictObject({ hours: LoginHours.nullable() }),
    answer: LoginBlock,
    refusals: ['unauthenticated', 'forbidden', 'invalid', 'idempotency_mismatch'],
  },
});
