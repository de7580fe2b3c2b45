import * as z from 'zod';
import { CountryCode, OneTimeCode, text, trimmedText } from '../core/text.ts';
import { CurrencyCodeSchema, WireAmountInput } from '../core/money.ts';
import { fieldMax } from './field-max.ts';

/**
 * A registration [CALL-032]. The player's country comes from the form, but the caller's IP address must also be in a
 * country open to players [C27].
 */
export const SignUp = z.strictObject({
  email: trimmedText(254),
  password: text(512),
  currency: CurrencyCodeSchema,
  country: CountryCode,
  state: trimmedText(fieldMax.state).optional(),
  date_of_birth: trimmedText(20),
  first_name: trimmedText(fieldMax.first_name).optional(),
  last_name: trimmedText(fieldMax.last_name).optional(),
  nickname: trimmedText(fieldMax.nickname).optional(),
  terms_acceptance: z.boolean(),
  receive_promos: z.boolean().default(false),
  receive_sms_promos: z.boolean().default(false),
  language: text(8).default('en-CA'),
  dfpc: text(200).optional(),
  captcha: text(4000).optional(),
  stag: text(120).optional(),
  deposit_limit: z.strictObject({ period: z.enum(['day', 'week', 'month']), amount_cents: WireAmountInput }).optional(),
});

/** Both steps of sign-in use one path: first the password, then the one-time code if needed [CALL-029] [CALL-030]. */
export const SignInBody = z.strictObject({
  user: z.union([
    z.strictObject({
      email: trimmedText(254),
      password: text(512),
      dfpc: text(200).optional(),
      captcha: text(4000).optional(),
      /** If `false`, the browser drops the session when it closes; the session expires after the same time [A9]. */
      remember_me: z.boolean().default(true),
      /**
       * Single-use token from the unlock email, which is sent when failed attempts have locked the account. It is used
       * up together with a captcha [A13].
       */
      unlock_token: text(200).optional(),
    }),
    z.strictObject({ otp_attempt: OneTimeCode }),
  ]),
});
