import type { Session } from '../../core/call.ts';

/** How long after the password was entered a session may change what protects the account, in milliseconds [A11]. */
export const reauthMaxAgeMs = 10 * 60_000;

/** Whether the session must enter the password again, by the platform clock. Always true without a session. */
export const needsReauth = (session: Session | null, now: Date): boolean =>
  session === null || now.getTime() - session.authenticatedAt.getTime() > reauthMaxAgeMs;
