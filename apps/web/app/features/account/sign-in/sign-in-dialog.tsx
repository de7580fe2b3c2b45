import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { land } from '../landing.ts';
import { useSignInScreen } from './sign-in-screen.tsx';
import { withTexts } from '../../../shared/texts/with-texts.tsx';

/** The sign-in dialog over the current page [POPUP-001] [POPUP-017]. */
export default withTexts(function SignInDialog() {
  const dialog = useDialog();
  const paths = usePaths();
  const screen = useSignInScreen(() => land(dialog?.query ?? new URLSearchParams(), paths, dialog?.beneath ?? null));
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
});
