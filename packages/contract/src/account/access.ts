import * as z from 'zod';
import { User } from './account.ts';
import { endpoints } from '../core/endpoint.ts';
import { CountryCode, text, trimmedText } from '../core/text.ts';

const built = { server: 'platform', built: true, brings: 'nothing' } as const;
const captcha = text(4000).optional();
const email = trimmedText(254);
const password = text(512);

/**
 * A player's choice about promotional emails and text messages [CALL-019] [CALL-020]. Both are off until the player
 * turns them on, and email offers also need confirmation through an emailed link [C39].
 */
export const Subscriptions = z.object({
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  /**
   * Set while the player has requested offers but has not used the confirmation link yet; otherwise `null`.
   * `again_in_sec` is the number of seconds until another link can be sent.
   */
  promos_waiting: z.object({ again_in_sec: z.int() }).nullable(),
  sms_promos_waiting: z.object({ again_in_sec: z.int() }).nullable(),
});
export type Subscriptions = z.infer<typeof Subscriptions>;

/** Calls for password reset, email confirmation, subscriptions, and profile data that was missing at sign-up. */
export const accountAccess = endpoints({
  subscriptions: {
    ...built,
    route: 'GET /api/subscriptions',
    summary: 'Which promotional messages the player has asked for (CALL-020).',
    onBreak: 'served',
    access: 'player',
    rate: 'read',
    answer: Subscriptions,
    refusals: ['unauthenticated'],
  },
  updateSubscriptions: {
    ...built,
    route: 'PUT /api/subscriptions',
    summary:
      'Ask for promotional messages, or for no more; each kind waits for the link of a mail, which asking again sends anew (CALL-019, PCALL-040) [C39].',
    onBreak: 'served',
    access: 'player',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({ receive_promos: z.boolean().optional(), receive_sms_promos: z.boolean().optional() }),
    answer: Subscriptions,
    refusals: ['unauthenticated', 'invalid'],
  },
  confirmOffers: {
    ...built,
    route: 'POST /api/subscriptions/confirmation',
    summary: 'Confirm with the token of the mail, once, that offers by e-mail, or by SMS, are wanted [A17] [C39].',
    ids: { token: 'secret' },
    access: 'guest',
    rate: 'restore',
    status: 204,
    body: z.strictObject({ token: text(200) }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid'],
  },
  unsubscribe: {
    ...built,
    route: 'POST /api/subscriptions/unsubscribe',
    summary: 'Turn offers by e-mail off with the link that stands under each, without signing in [C39].',
    ids: { token: 'secret' },
    access: 'guest',
    rate: 'write',
    status: 204,
    body: z.strictObject({ token: text(200) }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid'],
  },
  askPasswordRestore: {
    ...built,
    route: 'POST /api/users/password',
    summary: 'Send a restore link; the answer is the same for known and unknown addresses (CALL-033) [A16].',
    access: 'guest',
    rate: 'restore',
    status: 204,
    body: z.strictObject({ user: z.strictObject({ email, captcha }) }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid', 'captcha_required'],
  },
  setPassword: {
    ...built,
    route: 'PUT /api/users/password',
    summary: 'Set a new password with the token of the mail; all sessions end (CALL-034) [A10] [A17].',
    ids: { reset_password_token: 'secret' },
    access: 'guest',
    rate: 'restore',
    status: 204,
    body: z.strictObject({
      user: z.strictObject({
        reset_password_token: text(200),
        password,
        password_confirmation: password,
      }),
    }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid'],
  },
  confirmEmail: {
    ...built,
    route: 'GET /api/users/confirmation',
    summary: 'Confirm an e-mail with the token of the mail, once (CALL-035) [A17].',
    ids: { confirmation_token: 'secret' },
    access: 'guest',
    rate: 'restore',
    query: z.object({ confirmation_token: text(200) }),
    answer: z.object({ confirmed_at: z.string() }),
    refusals: ['rate_limited', 'invalid'],
  },
  resendConfirmation: {
    ...built,
    route: 'POST /api/users/confirmation',
    summary:
      'Send the confirmation mail again, answered alike for every address; a captcha only where one is given (CALL-036, VALID-058) [A16].',
    access: 'guest',
    rate: 'resend',
    status: 204,
    body: z.strictObject({ user: z.strictObject({ email, captcha }) }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid', 'captcha_required'],
  },
  autologin: {
    ...built,
    route: 'POST /api/users/autologin',
    summary: 'Sign in with a link that an operator has issued, once; two-factor is asked for all the same (D5) [A15].',
    ids: { autologin_token: 'secret' },
    access: 'guest',
    rate: 'sign-in',
    body: z.strictObject({
      user: z.strictObject({ autologin_token: text(200), dfpc: text(200).optional() }),
    }),
    answer: User,
    refusals: [
      'rate_limited',
      'unavailable',
      'otp_required',
      'wrong_credentials',
      'invalid',
      'under_age',
      'account_closed',
      'country_closed',
      'self_excluded',
      'login_hours',
      'session_limit',
    ],
  },
  captcha: {
    ...built,
    route: 'GET /api/captcha',
    summary:
      'A challenge for calls that answer `captcha_required`: its solution, `{challenge, solution}` as JSON in base 64, is their `captcha`, once and within five minutes [A13].',
    access: 'guest',
    rate: 'write',
    answer: z.object({
      parameters: z.object({
        algorithm: z.string(),
        cost: z.int(),
        keyLength: z.int(),
        keyPrefix: z.string(),
        nonce: z.string(),
        salt: z.string(),
        /** Unix time in milliseconds, by the platform's clock. */
        data: z.object({ expires: z.int() }),
      }),
      signature: z.string(),
    }),
    refusals: [],
  },
  currentTerms: {
    ...built,
    route: 'GET /api/info/terms',
    summary: 'The version of the terms that counts, from when it applies and what is new in it (ROLE-022).',
    access: 'guest',
    rate: 'read',
    query: z.object({ locale: text(8).default('en-CA') }),
    answer: z.object({
      version: z.int(),
      /** A date as YYYY-MM-DD. */
      applies_from: z.string(),
      changes: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
    }),
    refusals: [],
  },
  updateAuthDetails: {
    ...built,
    route: 'POST /api/auth_providers/update_details',
    summary: 'Give what `auth_fields_missed` names, such as the acceptance of the terms (CALL-037, ROLE-022).',
    onBreak: 'served',
    access: 'player',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      user: z.strictObject({
        terms_acceptance: z.literal(true).optional(),
        /**
         * The version of the terms that was shown. The acceptance is refused if that version has been replaced since.
         */
        terms_version: z.int().optional(),
        country: CountryCode.optional(),
        date_of_birth: trimmedText(20).optional(),
      }),
    }),
    answer: User,
    refusals: ['unauthenticated', 'forbidden', 'reauth', 'invalid', 'under_age', 'self_excluded', 'second_account'],
  },
});
