import * as z from 'zod';
import { fieldMax } from './field-max.ts';
import { Country } from '../core/country.ts';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema } from '../core/money.ts';
import { ShownRules } from '../limits/market-rules.ts';
import { SignInBody, SignUp } from './sign-in-bodies.ts';
import { PlayerStats } from './player-stats.ts';
import { SessionEnd } from './session-end.ts';
import { CountryCode, digits, text, TimeZone, trimmedText } from '../core/text.ts';

/** A player's profile [ENTITY-001]. It has no `autologin_link`, because a GET call never returns one [D5]. */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  nickname: z.string().nullable(),
  gender: z.enum(['m', 'f', 'x']).nullable(),
  date_of_birth: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.string().nullable(),
  mobile_phone: z.string().nullable(),
  receive_promos: z.boolean(),
  receive_sms_promos: z.boolean(),
  currency: CurrencyCodeSchema,
  language: z.string(),
  statuses: z.array(z.object({ id: z.string(), name: z.string() })),
  created_at: z.string(),
  current_sign_in_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  auth_fields_missed: z.array(z.string()),
  can_issue_bonuses: z.boolean(),
  deposit_bonus_code: z.string().nullable(),
  verified: z.boolean(),
  sumsub_verified: z.boolean(),
  two_factor_enabled: z.boolean(),
  license_name: z.string(),
  sow_questionnaire_expires_at: z.string().nullable(),
  autoregistered: z.boolean(),
  profession: z.string().nullable(),
  /** Our extension: the minimum age where the player lives [D7]; `null` while the country is unknown or closed. */
  min_age: z.int().nullable(),
});
export type User = z.infer<typeof User>;

/** A change to the profile [ENTITY-002]. Unknown keys are refused [A20]. */
export const UserEdit = z.strictObject({
  first_name: trimmedText(fieldMax.first_name).optional(),
  last_name: trimmedText(fieldMax.last_name).optional(),
  nickname: trimmedText(fieldMax.nickname).optional(),
  date_of_birth: trimmedText(20).optional(),
  gender: z.enum(['m', 'f', 'x']).optional(),
  country: CountryCode.optional(),
  city: trimmedText(fieldMax.city).optional(),
  address: trimmedText(fieldMax.address).optional(),
  postal_code: trimmedText(fieldMax.postal_code).optional(),
  receive_promos: z.boolean().optional(),
  receive_sms_promos: z.boolean().optional(),
  mobile_phone: trimmedText(fieldMax.mobile_phone).optional(),
  mobile_phone_without_dial_code: trimmedText(40).optional(),
  state: trimmedText(fieldMax.state).optional(),
});

const platform = { server: 'platform', built: true, brings: 'nothing' } as const;

export const account = endpoints({
  getPlayer: {
    ...platform,
    route: 'GET /api/player',
    summary: 'The profile of the session, or an empty object for a guest (CALL-021, STATE-001, STATE-002).',
    access: 'optional',
    rate: 'read',
    answer: z.union([User, z.strictObject({})]),
    refusals: [],
  },
  updatePlayer: {
    ...platform,
    route: 'PATCH /api/player',
    summary:
      'Change the editable profile fields (CALL-022); another phone number only with the password shown lately [A11].',
    onBreak: 'served',
    access: 'player',
    rate: 'write',
    idempotent: true,
    body: UserEdit,
    answer: User,
    refusals: ['unauthenticated', 'forbidden', 'reauth', 'invalid', 'under_age', 'self_excluded', 'second_account'],
  },
  playerSettings: {
    ...platform,
    route: 'GET /api/player/settings',
    summary: 'Captcha key and the realtime address with a token for this session (CALL-023, ENTITY-019).',
    access: 'optional',
    rate: 'read',
    answer: z.object({
      /** `null` if the platform uses its own captcha instead of reCAPTCHA. */
      recaptcha_key: z.string().nullable(),
      /** Our extension: the platform page that runs reCAPTCHA in a frame, so its script never runs in the site. */
      recaptcha_frame: z.string().nullable(),
      realtime: z.object({ user: z.string(), url: z.string(), token: z.string() }),
    }),
    refusals: [],
  },
  shownRules: {
    ...platform,
    route: 'GET /api/info/shown',
    summary: 'What the site may show the caller, by the market rules and the player’s protection.',
    access: 'optional',
    rate: 'read',
    cache: { maxAgeSec: 15, staleSec: 86_400, guestsOnly: true },
    answer: z.object({
      /** The market rules where the player lives or the guest is. */
      market: ShownRules,
      /** Whether offers are shown: never to a protected player, or to guests where bonuses are not public. */
      offers_shown: z.boolean(),
    }),
    refusals: [],
  },
  playerStats: {
    ...platform,
    route: 'GET /api/player/stats',
    summary: 'This session and today in the active currency: time, staked, returned, net (CALL-024).',
    onBreak: 'served',
    access: 'player',
    rate: 'read',
    query: z.object({ time_zone: TimeZone }),
    answer: PlayerStats,
    refusals: ['unauthenticated'],
  },
  updateLocale: {
    ...platform,
    route: 'PATCH /api/player/update_locale',
    summary: 'Keep the language the player uses (CALL-027).',
    onBreak: 'served',
    access: 'player',
    rate: 'write',
    idempotent: true,
    status: 204,
    body: z.strictObject({ locale: text(8) }),
    answer: z.undefined(),
    refusals: ['unauthenticated', 'invalid'],
  },
  addGroups: {
    ...platform,
    route: 'POST /api/player/groups',
    summary: 'Add the player to a group of the self-service list: 543, 544, 859, 1056, 1101 (CALL-014, D3).',
    onBreak: 'served',
    access: 'player',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({
      groups: z.strictObject({
        add: z
          .array(z.union([z.int(), digits(1, 9)]))
          .min(1)
          .max(20),
      }),
    }),
    answer: z.object({ statuses: User.shape.statuses }),
    refusals: ['unauthenticated', 'forbidden', 'invalid'],
  },
  checkEmail: {
    ...platform,
    route: 'POST /check-email',
    summary:
      'Whether an e-mail can be registered; from the fifth question of an hour on with a captcha (CALL-028, D12).',
    access: 'guest',
    rate: 'check-email',
    body: z.strictObject({ email: trimmedText(254), captcha: text(4000).optional() }),
    answer: z.object({ valid: z.boolean(), taken: z.boolean() }),
    refusals: ['rate_limited', 'invalid', 'captcha_required'],
  },
  signIn: {
    ...platform,
    route: 'POST /api/users/sign_in',
    summary: 'Sign in with a password, then with a one-time code where two-factor is on (CALL-029, CALL-030).',
    ids: { unlock_token: 'secret' },
    access: 'guest',
    rate: 'sign-in',
    body: SignInBody,
    answer: User,
    refusals: [
      'rate_limited',
      'unavailable',
      'otp_required',
      'wrong_credentials',
      'captcha_required',
      'under_age',
      'account_closed',
      'country_closed',
      'self_excluded',
      'login_hours',
      'session_limit',
    ],
  },
  signOut: {
    ...platform,
    route: 'DELETE /api/users/sign_out',
    summary: 'End this session; its sockets close (CALL-031).',
    access: 'guest',
    rate: 'write',
    status: 204,
    answer: z.undefined(),
    refusals: [],
  },
  sessionEnd: {
    ...platform,
    route: 'GET /api/users/session_end',
    summary: 'How the session of this browser’s cookie ended, for the sign-in page (STATE-051) [C10].',
    access: 'guest',
    rate: 'read',
    answer: SessionEnd,
    refusals: [],
  },
  signUp: {
    ...platform,
    route: 'POST /api/users',
    summary: 'Register and sign in (CALL-032, STATE-036, STATE-040); no excluded person registers again (C13, C14).',
    access: 'guest',
    rate: 'sign-up',
    status: 201,
    body: z.strictObject({ user: SignUp }),
    answer: User,
    refusals: [
      'rate_limited',
      'unavailable',
      'invalid',
      'email_taken',
      'captcha_required',
      'under_age',
      'country_closed',
      'self_excluded',
      'second_account',
    ],
  },
  currentIp: {
    ...platform,
    route: 'GET /api/current_ip',
    summary: 'The caller’s address and the country it stands in, null when unknown (CALL-042).',
    access: 'guest',
    rate: 'read',
    answer: z.object({ ip: z.string(), country_code: z.string().nullable() }),
    refusals: [],
  },
  playerFields: {
    ...platform,
    route: 'GET /api/info/player_fields',
    summary:
      'Which profile fields each context asks for; provider contexts are keyed by provider slug (CALL-044, ENTITY-003).',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.object({
      registration: z.array(z.string()),
      deposit: z.array(z.string()),
      cashout: z.array(z.string()),
      edition: z.array(z.string()),
      providers: z.record(z.string(), z.array(z.string())),
    }),
    refusals: [],
  },
  listStatuses: {
    ...platform,
    route: 'GET /api/info/statuses',
    summary: 'The groups of the casino; 545 says which chat is on (CALL-045).',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.array(z.object({ id: z.string(), name: z.string(), writable: z.boolean() })),
    refusals: [],
  },
  listCountries: {
    ...platform,
    route: 'GET /api/info/countries',
    summary: 'Countries of the form; `open` says whether an account can be opened there (CALL-046, ENTITY-006, D16).',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.array(Country),
    refusals: [],
  },
});
