import type { accountAccess } from '@liftoff/contract/account-access';
import type { Handlers } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import { askConfirmation, confirmEmail, registerConfirmationMails } from './confirmation.ts';
import { askRestore, registerRestoreMails, setPassword } from './restore.ts';

/** Restore of a password and confirmation of an e-mail. */
export function accountAccessHandlers(platform: Platform): Handlers<typeof accountAccess> {
  registerRestoreMails(platform);
  registerConfirmationMails(platform);
  return {
    askPasswordRestore: async ({ body }, call) => await askRestore(platform, body.user.email, call),
    setPassword: async ({ body }, call) => await setPassword(platform, body.user, call),
    confirmEmail: async ({ query }, call) => await confirmEmail(platform, query.confirmation_token, call),
    resendConfirmation: async ({ body }, call) => await askConfirmation(platform, body.user.email, call),
  };
}
