import type { accountSecurity } from '@liftoff/contract/account-security';
import type { Handlers } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import { endOneSession, endOtherSessions, openSessions } from './open-sessions.ts';
import { reauthenticate } from './reauthenticate.ts';

/** The calls about what protects an account. */
export function securityHandlers(platform: Platform): Handlers<typeof accountSecurity> {
  const { db, deps } = platform;
  return {
    reauthenticate: async ({ body }, call) => await reauthenticate(platform, call, body),
    listSessions: async (_input, call) => await openSessions(db, deps, call),
    endSession: async ({ params }, call) => await endOneSession(platform, call, params.id),
    endOtherSessions: async (_input, call) => await endOtherSessions(platform, call),
  };
}
