import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { AccountDialog, WithAccountTexts } from '../account-dialog.tsx';
import { land } from '../landing.ts';
import { useSignInScreen } from './sign-in-screen.tsx';

function SignIn() {
  const dialog = useDialog();
  const paths = usePaths();
  const screen = useSignInScreen(() => land(dialog?.query ?? new URLSearchParams(), paths, dialog?.beneath ?? null));
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
}

/** Login over the current page (POPUP-001, POPUP-017). */
export default function SignInDialog() {
  return (
    <WithAccountTexts>
      <SignIn />
    </WithAccountTexts>
  );
}
