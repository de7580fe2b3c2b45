import type { accountAccess } from '@liftoff/contract/account/access';
import type { Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { autologin } from './sign-in/autologin.ts';
import { newChallenge } from './captcha/proof-of-work.ts';
import { registerForgetCaptchas } from './captcha/take-captcha.ts';
import { askConfirmation, confirmEmail, registerConfirmationMails } from './profile/confirmation.ts';
import { confirmOffers } from './offers/offers.ts';
import { askRestore, registerRestoreMails, setPassword } from './password/restore.ts';
import type { AccountListeners } from './account-handlers.ts';
import { readSubscriptions, updateSubscriptions } from './offers/subscriptions.ts';
import { currentTerms } from './sign-up/terms.ts';
import { unsubscribe } from './offers/unsubscribe.ts';
import { updateAuthDetails } from './profile/update-auth-details.ts';

/**
 * Handlers for password reset, email confirmation, autologin, terms and subscriptions. Also registers their email
 * jobs.
 */
export function accountAccessHandlers(
  platform: Platform,
  {
    entryGates,
    personGates,
    outside,
    mayPromote,
  }: Pick<AccountListeners, 'entryGates' | 'personGates' | 'outside' | 'mayPromote'>,
): Handlers<typeof accountAccess> {
  registerRestoreMails(platform);
  registerConfirmationMails(platform);
  registerForgetCaptchas(platform);
  return {
    askPasswordRestore: async ({ body }, call) => await askRestore(platform, body.user, call),
    setPassword: async ({ body }, call) => await setPassword(platform, body.user, call),
    confirmEmail: async ({ query }, call) => await confirmEmail(platform, query.confirmation_token, call),
    resendConfirmation: async ({ body }, call) => await askConfirmation(platform, body.user.email, call),
    autologin: async ({ body }, call) => await autologin(platform, body.user, call, entryGates, outside.ofPlayer),
    captcha: async () => await newChallenge(platform),
    currentTerms: async ({ query }) => await currentTerms(platform.db, query.locale),
    updateAuthDetails: async ({ body }, call) =>
      await updateAuthDetails(platform, call, body.user, { personGates, mayPromote }),
    subscriptions: async (_input, { player }) => await readSubscriptions(platform, player.id),
    updateSubscriptions: async ({ body }, call) => await updateSubscriptions(platform, body, call, mayPromote),
    confirmOffers: async ({ body }, { ip }) => await confirmOffers(platform, body.token, ip, mayPromote),
    unsubscribe: async ({ body }, { ip }) => await unsubscribe(platform, body.token, ip),
  };
}
