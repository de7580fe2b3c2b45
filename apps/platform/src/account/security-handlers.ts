import type { accountSecurity } from '@liftoff/contract/account/security';
import type { Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { askEmailChange, cancelEmailChange } from './profile/change-email.ts';
import { changePassword } from './password/change-password.ts';
import { endOneSession, endOtherSessions, openSessions } from './sessions/open-sessions.ts';
import type { PersonGate } from './profile/person.ts';
import { reauthenticate } from './password/reauthenticate.ts';
import { siteOf } from './mail/site-link.ts';
import { lastSignIns } from './sign-in/sign-ins.ts';
import { beginTwoFactor, confirmTwoFactor } from './two-factor/two-factor-setup.ts';
import { renewBackupCodes, securityState, turnTwoFactorOff, turnTwoFactorOn } from './two-factor/two-factor.ts';

/** Handlers for the calls that change or show what protects an account. */
export function securityHandlers(
  platform: Platform,
  personGates: readonly PersonGate[],
): Handlers<typeof accountSecurity> {
  const { db, deps } = platform;
  return {
    securityState: async (_input, { player }) => await securityState(db, deps, player.id),
    changePassword: async ({ body }, call) => await changePassword(platform, call, body),
    beginTwoFactor: async (_input, call) => await beginTwoFactor(platform, call, siteOf(platform.config, call)),
    confirmTwoFactor: async ({ body }, call) => await confirmTwoFactor(platform, call, body.otp_attempt),
    turnTwoFactorOn: async (_input, call) => await turnTwoFactorOn(platform, call),
    turnTwoFactorOff: async (_input, call) => await turnTwoFactorOff(platform, call),
    renewBackupCodes: async (_input, call) => await renewBackupCodes(platform, call),
    reauthenticate: async ({ body }, call) => await reauthenticate(platform, call, body),
    listSessions: async (_input, call) => await openSessions(db, deps, call),
    endSession: async ({ params }, call) => await endOneSession(platform, call, params.id),
    endOtherSessions: async (_input, call) => await endOtherSessions(platform, call),
    listSignIns: async (_input, { player }) => await lastSignIns(db, player.id),
    changeEmail: async ({ body }, call) => await askEmailChange(platform, call, body.email, personGates),
    cancelEmailChange: async (_input, call) => await cancelEmailChange(platform, call),
  };
}
