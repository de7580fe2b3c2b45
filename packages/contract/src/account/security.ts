import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { OneTimeCode, text, trimmedText } from '../core/text.ts';

const platform = { server: 'platform', built: true, access: 'player', onBreak: 'served', brings: 'nothing' } as const;
const password = text(512);

/**
 * An open session. Browser and system are as reported by the browser itself, and both are `null` if it reports
 * nothing.
 */
export const OpenSession = z.object({
  id: z.string(),
  /** Whether this is the caller's own session. */
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']),
  /** Country in which the session was opened, as ISO 3166-1 alpha-2; `null` if unknown. */
  country: z.string().nullable(),
  started_at: z.string(),
  seen_at: z.string(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const OpenSessions = z.array(OpenSession);

/** A recent sign-in, with its time, device and country. */
export const SignIn = OpenSession.pick({ browser: true, system: true, kind: true, country: true }).extend({
  at: z.string(),
});
export type SignIn = z.infer<typeof SignIn>;

export const SecurityState = z.object({
  /** `null` if the password has not changed since the account was opened. */
  password_changed_at: z.string().nullable(),
  /** The requested new email address until it is confirmed; `null` if there is no such request. */
  new_email: z.string().nullable(),
  two_factor: z.object({
    enabled: z.boolean(),
    /** When two-factor was turned on. `null` while it is off, or if the time was not recorded. */
    since: z.string().nullable(),
    backup_codes_left: z.int(),
    /** Number of codes in a complete set. */
    backup_codes_count: z.int(),
  }),
});
export type SecurityState = z.infer<typeof SecurityState>;

/** Shown only once, because only the hashes are stored. */
const BackupCodes = z.object({ backup_codes: z.array(z.string()) });

/** Calls for everything that protects an account: its sessions, password and second factor. */
export const accountSecurity = endpoints({
  securityState: {
    ...platform,
    route: 'GET /api/player/security',
    summary: 'When the password was changed, whether two-factor is on, and how many backup codes are left.',
    rate: 'read',
    answer: SecurityState,
    refusals: ['unauthenticated'],
  },
  changePassword: {
    ...platform,
    route: 'PUT /api/player/password',
    summary: 'Change the password with the current one; every other session ends, this one gets a new id [A8] [A10].',
    rate: 'reauth',
    status: 204,
    body: z.strictObject({ current_password: password, password }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'unauthenticated', 'invalid'],
  },
  beginTwoFactor: {
    ...platform,
    route: 'POST /api/player/two_factor/setup',
    summary: 'Begin to set up two-factor: a new secret, its address for an app, and its QR code. Nothing is on yet.',
    reauth: true,
    rate: 'write',
    answer: z.object({
      /** Base32-encoded. */
      secret: z.string(),
      /** An `otpauth://totp/…` URI. */
      uri: z.string(),
      /**
       * The QR code with one string per row, in which `1` is a dark square and `0` a light one. The margin is not
       * included.
       */
      qr: z.array(z.string()),
    }),
    refusals: ['unauthenticated', 'reauth'],
  },
  confirmTwoFactor: {
    ...platform,
    route: 'PUT /api/player/two_factor/setup',
    summary: 'Show that the app has the secret, by a code of it; answers the backup codes. Nothing is on yet.',
    reauth: true,
    rate: 'write',
    body: z.strictObject({ otp_attempt: OneTimeCode }),
    answer: BackupCodes,
    refusals: ['unauthenticated', 'reauth', 'not_found', 'invalid'],
  },
  turnTwoFactorOn: {
    ...platform,
    route: 'POST /api/player/two_factor',
    summary:
      'Turn two-factor on with what was set up and confirmed in this session; a second factor before it is replaced.',
    reauth: true,
    rate: 'write',
    status: 204,
    answer: z.undefined(),
    refusals: ['unauthenticated', 'reauth', 'not_found'],
  },
  turnTwoFactorOff: {
    ...platform,
    route: 'DELETE /api/player/two_factor',
    summary: 'Turn two-factor off; the backup codes open nothing any more.',
    reauth: true,
    rate: 'write',
    status: 204,
    answer: z.undefined(),
    refusals: ['unauthenticated', 'reauth'],
  },
  renewBackupCodes: {
    ...platform,
    route: 'POST /api/player/two_factor/backup_codes',
    summary: 'Make new backup codes; those before open nothing any more. `not_found` where two-factor is off.',
    reauth: true,
    rate: 'write',
    answer: BackupCodes,
    refusals: ['unauthenticated', 'reauth', 'not_found'],
  },
  reauthenticate: {
    ...platform,
    route: 'POST /api/player/reauthentication',
    summary:
      'Show the password again, and a code where two-factor is on: for ten minutes this session may change what protects the account [A11].',
    rate: 'reauth',
    status: 204,
    body: z.strictObject({ password, otp_attempt: OneTimeCode.optional() }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'unauthenticated', 'invalid'],
  },
  listSessions: {
    ...platform,
    route: 'GET /api/player/sessions',
    summary: 'Where the player is signed in: this session first, then the latest seen [A11].',
    rate: 'read',
    answer: OpenSessions,
    refusals: ['unauthenticated'],
  },
  endSession: {
    ...platform,
    route: 'DELETE /api/player/sessions/{id}',
    summary: 'End one of the player’s other sessions with its sockets; answers those that are left [A10] [A11].',
    ids: { id: 'own' },
    reauth: true,
    rate: 'write',
    params: { id: z.uuid() },
    answer: OpenSessions,
    refusals: ['unauthenticated', 'reauth', 'not_found'],
  },
  endOtherSessions: {
    ...platform,
    route: 'DELETE /api/player/sessions',
    summary: 'End every session of the player but this one, with their sockets; answers what is left [A10] [A11].',
    reauth: true,
    rate: 'write',
    answer: OpenSessions,
    refusals: ['unauthenticated', 'reauth'],
  },
  listSignIns: {
    ...platform,
    route: 'GET /api/player/sign_ins',
    summary: 'The last sign-ins: when, with which device and in which country; the newest first.',
    rate: 'read',
    answer: z.array(SignIn),
    refusals: ['unauthenticated'],
  },
  changeEmail: {
    ...platform,
    route: 'POST /api/player/email',
    summary:
      'Ask for another e-mail: a link goes there, and the old one is told and stays until the link is used [A11]. An address with an account is answered alike [A16].',
    reauth: true,
    rate: 'resend',
    status: 204,
    body: z.strictObject({ email: trimmedText(254) }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'unauthenticated', 'reauth', 'invalid', 'self_excluded', 'second_account'],
  },
  cancelEmailChange: {
    ...platform,
    route: 'DELETE /api/player/email',
    summary: 'Take back the wish for another e-mail; its link confirms nothing any more.',
    rate: 'write',
    status: 204,
    answer: z.undefined(),
    refusals: ['unauthenticated'],
  },
});
