import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, isConsoleAmount, WireAmount, WireAmountInput } from '../core/money.ts';
import { ExclusionRegister } from '../limits/licence-policy.ts';
import { HarmCase, ReservedPayment, ReviewedVerification, ReportedTransaction } from './entities.ts';
import { Payment, PaymentState, WithdrawalBody } from '../cashbox/cashbox.ts';
import { AnyJson, CountryCode, text } from '../core/text.ts';
import { DocumentStep, ReviewReason, VerificationStatus } from '../account/verification.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** How a sandbox exclusion register responds. `slow` means later than any caller's time-out. */
const RegisterState = z.enum(['up', 'down', 'slow']);
const SandboxRegister = z.object({
  name: ExclusionRegister,
  state: RegisterState,
  asked: z.int(),
  listed: z.int(),
});

export const operatorConsole = endpoints({
  consoleMails: {
    ...operator,
    route: 'GET /console/api/mails',
    summary: 'Mail the casino has sent, newest first.',
    query: z.object({ to: text(254).optional() }),
    answer: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        subject: z.string(),
        /**
         * `text` and `html` are emptied once the email is delivered or abandoned, because their links could give
         * access to an account.
         */
        text: z.string(),
        html: z.string(),
        sent_at: z.string(),
        /** When a mail server accepted the email. Without a configured mail server, all emails stay here. */
        delivered_at: z.string().nullable(),
        given_up_at: z.string().nullable(),
      }),
    ),
    refusals: ['unauthenticated'],
  },
  consoleMailNews: {
    ...operator,
    route: 'POST /console/api/news/{slug}/mails',
    summary:
      'Mail an article of the news to everybody who has confirmed that they want offers, once to each [C15] [C39].',
    ids: { slug: 'public' },
    answer: z.object({ title: z.string() }),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleClock: {
    ...operator,
    route: 'POST /console/api/clock',
    summary:
      'Move the casino’s clock to a moment (`forbidden` in production on a public site, where breaks, limits and sessions follow it); null goes back to real time.',
    body: z.strictObject({ now: z.iso.datetime({ offset: true }).nullable() }),
    answer: z.object({ now: z.string(), moved: z.boolean() }),
    refusals: ['unauthenticated', 'forbidden', 'invalid'],
  },
  consolePlayer: {
    ...operator,
    route: 'POST /console/api/players/{email}',
    summary:
      'Change a player: groups, country, licence, balance (a posted adjustment; `forbidden` in production on a public site, where it takes two persons), verified, limits reached; take a lost second factor away.',
    ids: { email: 'public' },
    body: z.strictObject({
      groups: z.array(z.union([z.int(), text(80)])).optional(),
      country: CountryCode.optional(),
      licence: text(10).optional(),
      verified: z.boolean().optional(),
      /**
       * Turns two-factor off for a player who has lost both their device and their backup codes, after staff have
       * checked the player's identity document.
       */
      two_factor_enabled: z.literal(false).optional(),
      balance: z
        .strictObject({ currency: CurrencyCodeSchema, amount_cents: WireAmountInput })
        .refine(isConsoleAmount, { path: ['amount_cents'] })
        .optional(),
      blocked: z.enum(['none', 'self_excluded', 'cooling_off', 'limit_reached']).optional(),
    }),
    answer: z.object({ id: z.int(), email: z.string() }),
    refusals: ['unauthenticated', 'forbidden', 'not_found', 'invalid'],
  },
  consoleUnderAge: {
    ...operator,
    route: 'POST /console/api/players/{email}/under_age',
    summary:
      'A document shows that a player is under age: the account is closed, open rounds and all play are void, and every deposit goes back where it came from; asked again, the same answer [C25].',
    ids: { email: 'public' },
    body: z.strictObject({ date_of_birth: z.iso.date() }),
    answer: z.object({ id: z.int(), closed_at: z.string(), deposits: z.array(ReservedPayment) }),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consolePayOut: {
    ...operator,
    route: 'POST /console/api/players/{email}/payout',
    summary:
      'Pay a player out who cannot do it themselves, such as one who is excluded: a withdrawal like their own, with the same gates [C12].',
    ids: { email: 'public', method_id: 'public', profile_id: 'public' },
    status: 201,
    idempotent: true,
    body: WithdrawalBody,
    answer: Payment,
    refusals: [
      'unauthenticated',
      'not_found',
      'invalid',
      'verification_required',
      'profile_incomplete',
      'currency_unsupported',
      'not_enough_money',
      'idempotency_mismatch',
      'amount_out_of_range',
      'method_unavailable',
    ],
  },
  consoleAutologin: {
    ...operator,
    route: 'POST /console/api/players/{email}/autologin',
    summary:
      'A link that signs a player in, once and within fifteen minutes, never past the one-time code; the one before works no more (D5).',
    ids: { email: 'public' },
    answer: z.object({ autologin_link: z.string(), expires_at: z.string() }),
    refusals: [
      'unauthenticated',
      'not_found',
      'under_age',
      'account_closed',
      'self_excluded',
      'login_hours',
      'session_limit',
    ],
  },
  consolePayment: {
    ...operator,
    route: 'POST /console/api/payments/{id}',
    summary:
      'Decide a pending withdrawal (`processing` sends it to its provider), or let the sandbox provider decide a payment by its signed webhook.',
    ids: { id: 'public' },
    body: z.strictObject({ state: PaymentState }),
    answer: Payment,
    refusals: ['unauthenticated', 'not_found', 'verification_required', 'profile_incomplete', 'payment_final'],
  },
  consoleTransaction: {
    ...operator,
    route: 'GET /console/api/payments/{id}/transaction',
    summary: 'A payment and what its player’s page has told the fraud check of it (CALL-040).',
    ids: { id: 'public' },
    answer: ReportedTransaction,
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleReservedPayments: {
    ...operator,
    route: 'GET /console/api/held_payments',
    summary:
      'Deposits that were paid and are held, because their player may not play: newest first; `returned_at` says which went back.',
    answer: z.array(ReservedPayment),
    refusals: ['unauthenticated'],
  },
  consoleReturnReserved: {
    ...operator,
    route: 'POST /console/api/held_payments/{id}/return',
    summary:
      'Send a held deposit back to what it was paid with: a refund by its provider, once however often it is asked.',
    ids: { id: 'public' },
    answer: ReservedPayment,
    refusals: ['unauthenticated', 'not_found', 'method_unavailable'],
  },
  consoleVerifications: {
    ...operator,
    route: 'GET /console/api/verifications',
    summary: 'Verifications, those under review first, with links to their documents that open for a minute.',
    answer: z.array(ReviewedVerification),
    refusals: ['unauthenticated'],
  },
  consoleVerification: {
    ...operator,
    route: 'POST /console/api/verifications/{id}',
    summary: 'Let the sandbox reviewer decide a verification; goes through the signed webhook like any other.',
    ids: { id: 'public' },
    body: z.strictObject({
      status: z.enum(['verified', 'rejected_retry', 'rejected_final']),
      reason: ReviewReason.optional(),
      /** The rejected documents. If omitted, all documents are rejected. */
      steps: z.array(DocumentStep).max(4).optional(),
    }),
    answer: z.object({ id: z.string(), status: VerificationStatus }),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleAskWealth: {
    ...operator,
    route: 'POST /console/api/players/{email}/source_of_wealth',
    summary: 'Ask a player where their money comes from; once, until it is answered.',
    ids: { email: 'public' },
    answer: z.object({ id: z.string(), status: VerificationStatus }),
    refusals: ['unauthenticated', 'not_found'],
  },
  consolePublish: {
    ...operator,
    route: 'POST /console/api/publish',
    summary: 'Publish any realtime event on any channel.',
    body: z.strictObject({ channel: text(120), data: AnyJson }),
    answer: z.object({ offset: z.int(), epoch: z.string() }),
    refusals: ['unauthenticated', 'invalid'],
  },
  consoleRegisters: {
    ...operator,
    route: 'GET /console/api/registers',
    summary:
      'The sandbox’s registers of excluded people: how each answers, how often it was asked, how many it has [C14].',
    answer: z.array(SandboxRegister),
    refusals: ['unauthenticated'],
  },
  consoleChangeRegister: {
    ...operator,
    route: 'POST /console/api/registers/{name}',
    summary: 'Say how a sandbox register answers, and put an e-mail into it or take it out [C14].',
    ids: { name: 'public' },
    params: { name: ExclusionRegister },
    body: z.strictObject({
      state: RegisterState.optional(),
      list: text(254).optional(),
      unlist: text(254).optional(),
    }),
    answer: SandboxRegister,
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleHarm: {
    ...operator,
    route: 'GET /console/api/harm',
    summary: 'Players whose markers of harm are medium or high: those nobody has looked at first, by score [C42].',
    answer: z.array(HarmCase),
    refusals: ['unauthenticated'],
  },
  consoleSeeHarm: {
    ...operator,
    route: 'POST /console/api/harm/{email}/seen',
    summary: 'The staff has looked at a player of the queue; one who rises to a higher level comes up again [C42].',
    ids: { email: 'public' },
    answer: HarmCase,
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleLedger: {
    ...operator,
    route: 'GET /console/api/ledger',
    summary:
      'The invariants of the ledger (I1 to I8, I11 and I14), the points and the audit trail, checked now, with what breaks them.',
    answer: z.object({
      intact: z.boolean(),
      /** All points of all players. Points are not money and count in no total of money [PX-05]. */
      points: z.object({ earned: WireAmount, given: WireAmount, spent: WireAmount, outstanding: WireAmount }),
      checks: z.array(z.object({ id: z.string(), intact: z.boolean(), detail: z.string().nullable() })),
    }),
    refusals: ['unauthenticated'],
  },
  consoleFacts: {
    ...operator,
    route: 'GET /console/api/facts',
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
    route: 'POST /console/api/facts/{consumer}/{position}',
    summary: 'Apply a fact that was set aside, once; where it fails again it stays set aside.',
    ids: { consumer: 'public', position: 'public' },
    answer: z.object({ applied: z.boolean() }),
    refusals: ['unauthenticated', 'not_found'],
  },
});
