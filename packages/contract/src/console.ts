import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { CurrencyCodeSchema, WireAmountInput } from './money.ts';
import { Payment, PaymentState } from './cashbox.ts';
import { operatorConsoleRoutes } from './routes.ts';
import { AnyJson, CountryCode, text } from './text.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true } as const;

/** A deposit that was paid and is not credited: what goes back, and to whom. */
export const HeldPayment = z.object({
  payment: Payment,
  player: z.object({ id: z.int(), email: z.string() }),
  /** When the money went back where it came from; null: it is still held. */
  returned_at: z.string().nullable(),
});
export type HeldPayment = z.infer<typeof HeldPayment>;

/** The sandbox's console: every call needs the header `x-console-token`. */
export const operatorConsole = endpoints({
  consoleMails: {
    ...operator,
    route: operatorConsoleRoutes.consoleMails,
    summary: 'Mail the casino has sent, newest first.',
    query: z.object({ to: text(254).optional() }),
    answer: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        subject: z.string(),
        /** Both empty once a mail server has it, or it was given up: what is in it may open an account. */
        text: z.string(),
        html: z.string(),
        sent_at: z.string(),
        /** When a mail server took it; without one every mail stays here. */
        delivered_at: z.string().nullable(),
        given_up_at: z.string().nullable(),
      }),
    ),
    refusals: ['unauthenticated'],
  },
  consoleClock: {
    ...operator,
    route: operatorConsoleRoutes.consoleClock,
    summary: 'Move the casino’s clock to a moment; null goes back to real time.',
    body: z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() }),
    answer: z.object({ now: z.string(), moved: z.boolean() }),
    refusals: ['unauthenticated', 'invalid'],
  },
  consolePlayer: {
    ...operator,
    route: operatorConsoleRoutes.consolePlayer,
    summary:
      'Change a player: groups, country, licence, balance (a posted adjustment), verified, limits reached; take a lost second factor away.',
    ids: { email: 'public' },
    body: z.strictObject({
      groups: z.array(z.union([z.int(), text(80)])).optional(),
      country: CountryCode.optional(),
      licence: text(10).optional(),
      verified: z.boolean().optional(),
      /** For a player who has lost device and backup codes, once their document has been checked. */
      two_factor_enabled: z.literal(false).optional(),
      balance: z.strictObject({ currency: CurrencyCodeSchema, amount_cents: WireAmountInput }).optional(),
      blocked: z.enum(['none', 'self_excluded', 'cooling_off', 'limit_reached']).optional(),
    }),
    answer: z.object({ id: z.int(), email: z.string() }),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleAutologin: {
    ...operator,
    route: operatorConsoleRoutes.consoleAutologin,
    summary:
      'A link that signs a player in, once and within fifteen minutes, never past the one-time code; the one before works no more (D5).',
    ids: { email: 'public' },
    answer: z.object({ autologin_link: z.string(), expires_at: z.string() }),
    refusals: ['unauthenticated', 'not_found', 'self_excluded'],
  },
  consolePayment: {
    ...operator,
    route: operatorConsoleRoutes.consolePayment,
    summary: 'Let the sandbox provider decide a payment; goes through the signed webhook like any other.',
    ids: { id: 'public' },
    body: z.strictObject({ state: PaymentState }),
    answer: Payment,
    refusals: ['unauthenticated', 'not_found', 'payment_final'],
  },
  consoleHeldPayments: {
    ...operator,
    route: operatorConsoleRoutes.consoleHeldPayments,
    summary:
      'Deposits that were paid and are held, because their player may not play: newest first; `returned_at` says which went back.',
    answer: z.array(HeldPayment),
    refusals: ['unauthenticated'],
  },
  consoleReturnHeld: {
    ...operator,
    route: operatorConsoleRoutes.consoleReturnHeld,
    summary:
      'Send a held deposit back to what it was paid with: a refund by its provider, once however often it is asked.',
    ids: { id: 'public' },
    answer: HeldPayment,
    refusals: ['unauthenticated', 'not_found', 'method_unavailable'],
  },
  consoleVerification: {
    ...operator,
    route: operatorConsoleRoutes.consoleVerification,
    summary: 'Decide a verification.',
    ids: { id: 'public' },
    body: z.strictObject({ status: text(40) }),
    answer: z.object({ id: z.string(), status: z.string() }),
    refusals: ['unauthenticated', 'not_found'],
    built: false,
  },
  consolePublish: {
    ...operator,
    route: operatorConsoleRoutes.consolePublish,
    summary: 'Publish any realtime event on any channel.',
    body: z.strictObject({ channel: text(120), data: AnyJson }),
    answer: z.object({ offset: z.int(), epoch: z.string() }),
    refusals: ['unauthenticated', 'invalid'],
  },
  consoleLedger: {
    ...operator,
    route: operatorConsoleRoutes.consoleLedger,
    summary:
      'The invariants of the ledger (I1 to I5, I8 and I11) and the audit trail, checked now, with what breaks them.',
    answer: z.object({
      intact: z.boolean(),
      checks: z.array(z.object({ id: z.string(), intact: z.boolean(), detail: z.string().nullable() })),
    }),
    refusals: ['unauthenticated'],
  },
  consoleFacts: {
    ...operator,
    route: operatorConsoleRoutes.consoleFacts,
    summary: 'Who reads what has happened, how many facts each has yet to read, and those that could not be applied.',
    answer: z.object({
      consumers: z.array(z.object({ name: z.string(), waiting: z.int() })),
      set_aside: z.array(
        z.object({ consumer: z.string(), position: z.int(), kind: z.string(), error: z.string(), at: z.string() }),
      ),
    }),
    refusals: ['unauthenticated'],
  },
  consoleApplyFact: {
    ...operator,
    route: operatorConsoleRoutes.consoleApplyFact,
    summary: 'Apply a fact that was set aside, once; where it fails again it stays set aside.',
    ids: { consumer: 'public', position: 'public' },
    answer: z.object({ applied: z.boolean() }),
    refusals: ['unauthenticated', 'not_found'],
  },
});
