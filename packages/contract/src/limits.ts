import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from './money.ts';
import { limitsRoutes } from './routes.ts';
import { text } from './text.ts';

export const LimitType = z.enum(['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session']);
export type LimitType = z.infer<typeof LimitType>;

/** ENTITY-015, with the periods a licence may add (D8). */
export const LimitPeriod = z.enum([
  'day',
  'day_3',
  'week',
  'month',
  'month_2',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'year_3',
  'year_5',
  'forever',
]);
export type LimitPeriod = z.infer<typeof LimitPeriod>;

/** ENTITY-015; what is known of its window and of a change that waits is ours (C3, C6). */
export const UserLimit = z.object({
  id: z.string(),
  type: LimitType,
  period: LimitPeriod,
  /** One entry per currency the limit counts in; none for cooling-off, exclusion and session. */
  accounts: z.array(
    z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount, current_value_amount_cents: WireAmount }),
  ),
  /** Of a session limit. */
  minutes: z.int().nullable(),
  resets_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** A raise or removal that waits for its delay and for the player's word. */
  pending: z
    .object({
      removal: z.boolean(),
      accounts: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
      confirmable_at: z.string(),
      expires_at: z.string(),
    })
    .nullable(),
});
export type UserLimit = z.infer<typeof UserLimit>;

const player = { server: 'platform', built: false, access: 'player', rate: 'write', onBreak: 'served' } as const;

export const limits = endpoints({
  listLimits: {
    ...player,
    built: true,
    route: limitsRoutes.listLimits,
    summary: 'The limits in force with what they have used (CALL-076).',
    rate: 'read',
    answer: z.array(UserLimit),
    refusals: ['unauthenticated'],
  },
  setLimit: {
    ...player,
    route: limitsRoutes.setLimit,
    summary: 'Set or change a limit: a stricter one holds at once, a looser one waits (CALL-077, C2, C3).',
    idempotent: true,
    status: 201,
    body: z.strictObject({
      type: LimitType,
      period: LimitPeriod,
      currency: CurrencyCodeSchema.optional(),
      amount_cents: WireAmountInput.optional(),
      minutes: z.int().min(1).max(1440).optional(),
    }),
    answer: UserLimit,
    refusals: ['unauthenticated', 'invalid'],
  },
  removeLimit: {
    ...player,
    route: limitsRoutes.removeLimit,
    summary: 'Ask for a limit to be removed; it holds until the delay is over and the player confirms (CALL-078, C3).',
    ids: { id: 'own' },
    idempotent: true,
    answer: UserLimit,
    refusals: ['unauthenticated', 'forbidden', 'not_found'],
  },
  confirmLimit: {
    ...player,
    route: limitsRoutes.confirmLimit,
    summary: 'Confirm a waiting change with the token of the mail, after its delay (CALL-079, C3).',
    ids: { token: 'secret' },
    access: 'guest',
    body: z.strictObject({ token: text(200) }),
    answer: z.object({ type: LimitType, period: LimitPeriod, confirmed: z.literal(true) }),
    refusals: ['rate_limited', 'invalid'],
  },
});
