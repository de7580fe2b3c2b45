import { contentRoutes } from '@liftoff/contract/routes/content';
import { use, useEffect } from 'react';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { callsOf } from '../../../shared/calls/calls-of.ts';
import { sendFromBrowser } from '../../../shared/calls/send.ts';
import { walletCalls } from '../../../shared/calls/tables/wallet-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { leavePage } from '../../../shared/site/address/leave-page.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { land } from '../landing.ts';
import { readOffered } from './offered-calls.ts';
import type { Offered } from './places.ts';
import { useSignUpScreen } from './sign-up-screen.tsx';
import { withTexts } from '../../../shared/texts/with-texts.tsx';

const contextCalls = callsOf({ clientContext: contentRoutes.clientContext }, sendFromBrowser);

let asked: Promise<Offered> | undefined;

/** Loads the choices once, when registration opens over a page, and caches them until the next full page load. */
function fetchOffered(): Promise<Offered> {
  asked ??= readOffered({ ...accountCalls, ...walletCalls, ...contextCalls }, (load, error) =>
    logFailure(`load ${load}`, error),
  );
  return asked;
}

/** The registration dialog over the current page [POPUP-002] [POPUP-018]. */
export default withTexts(function SignUpDialog() {
  const dialog = useDialog();
  const paths = usePaths();
  const offered = use(fetchOffered());
  const leave = () => land(dialog?.query ?? new URLSearchParams(), paths, dialog?.beneath ?? null);
  const screen = useSignUpScreen(offered, leave);
  const { isDone } = screen;
  // The page beneath was rendered for a guest, so it is reloaded whenever the player leaves the finished form, even
  // with the Back button.
  useEffect(() => {
    if (!isDone) return undefined;
    return () => leavePage(window.location.pathname + window.location.search);
  }, [isDone]);
  return dialog && <AccountDialog screen={screen} onClose={screen.isDone ? leave : dialog.close} />;
});
