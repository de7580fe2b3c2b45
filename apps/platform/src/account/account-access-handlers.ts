import type { accountAccess } from '@liftoff/contract/account-access';
import type { Handlers } from '../call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../platform-context.ts';
import { askConfirmation, confirmEmail, registerConfirmationMails } from './confirmation.ts';
import { askRestore, registerRestoreMails, setPassword } from './restore.ts';
import { readSubscriptions, updateSubscriptions } from './subscriptions.ts';

/** Restore of a password, confirmation of an e-mail, and what a player wants to be sent. */
export function accountAccessHandlers(
  platform: Platform,
  mayPromote: (tx: Tx, playerId: number) => Promise<boolean>,
): Handlers<typeof accountAccess> {
  registerRestoreMails(platform);
  registerConfirmationMails(platform);
  return {
    askPasswordRestore: async ({ body }, call) => await askRestore(platform, body.user.email, call),
    setPassword: async ({ body }, call) => await setPassword(platform, body.user, call),
    confirmEmail: async ({ query }, call) => await confirmEmail(platform, query.confirmation_token, call),
    resendConfirmation: async ({ body }, call) => await askConfirmation(platform, body.user.email, call),
    subscriptions: async (_input, { player }) => await readSubscriptions(platform, player.id),
    updateSubscriptions: async ({ body }, { player, ip }) =>
      await updateSubscriptions(platform, player.id, body, ip, mayPromote),
  };
}
