import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { securityRoutes } from './routes.ts';
import { text, trimmedText } from './text.ts';

const platform = { server: 'platform', built: true, access: 'player', onBreak: 'served' } as const;
const password = text(512);
/** A code of the authenticator app, or a backup code. */
const code = trimmedText(12);

/** A session that is open. Browser and system are told by the browser itself, null where they are not known. */
export const OpenSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']),
  /** ISO 3166-1 alpha-2 of where it was opened; null when unknown. */
  country: z.string().nullable(),
  started_at: z.string(),
  seen_at: z.string(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const OpenSessions = z.array(OpenSession);

/** What protects an account: its sessions, its password, its second factor. */
export const accountSecurity = endpoints({
  reauthenticate: {
    ...platform,
    route: securityRoutes.reauthenticate,
    summary:
      'Show the password again, and a code where two-factor is on: for ten minutes this session may change what protects the account [A11].',
    rate: 'reauth',
    status: 204,
    body: z.strictObject({ password, otp_attempt: code.optional() }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'unauthenticated', 'invalid'],
  },
  listSessions: {
    ...platform,
    route: securityRoutes.listSessions,
    summary: 'Where the player is signed in: this session first, then the latest seen [A11].',
    rate: 'read',
    answer: OpenSessions,
    refusals: ['unauthenticated'],
  },
  endSession: {
    ...platform,
    route: securityRoutes.endSession,
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
    route: securityRoutes.endOtherSessions,
    summary: 'End every session of the player but this one, with their sockets; answers what is left [A10] [A11].',
    reauth: true,
    rate: 'write',
    answer: OpenSessions,
    refusals: ['unauthenticated', 'reauth'],
  },
});
