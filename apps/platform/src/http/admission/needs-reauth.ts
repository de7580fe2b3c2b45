import type { Session } from '../../core/call.ts';

/** How long a session that has shown its password may change what protects the account [A11]. */
export const reauthMaxAgeMs = 10 * 60_000;

/** Whether a session has to show its password again, by the platform's clock. Nobody's session always has. */
export const needsReauth = (session: Session | null, now: Date): boolean =>
  session === null || now.getTime() - session.authenticatedAt.getTime() > reauthMaxAgeMs;
