import * as z from 'zod';

/** Why a session ended early. `new_sign_in`: it was the oldest when a sixth began. `pause`: the player stopped play. */
export const EndReason = z.enum([
  'signed_out',
  'revoked',
  'new_sign_in',
  'session_limit',
  'login_hours',
  'pause',
  'password',
  'excluded',
  'closed',
]);
export type EndReason = z.infer<typeof EndReason>;

/** How the session of the caller's cookie ended, for the sign-in page. */
export const SessionEnd = z.object({
  /** `idle` and `age`: the session ended on its own. `null`: it is open, or there is none with this cookie. */
  reason: z.enum([...EndReason.options, 'idle', 'age']).nullable(),
  /** ISO time from which the player can sign in again; only for `session_limit`. */
  until: z.string().nullable(),
});
export type SessionEnd = z.infer<typeof SessionEnd>;
