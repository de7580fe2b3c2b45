import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { AccountDialog, WithAccountTexts } from '../account-dialog.tsx';
import { useEmailVerifyScreen } from './email-verify-screen.tsx';

function EmailVerify() {
  const dialog = useDialog();
  const screen = useEmailVerifyScreen(usePlayerSeed()?.user.email ?? '');
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
}

/** Asking for the confirmation mail again over the current page (POPUP-006, POPUP-021). */
export default function EmailVerifyDialog() {
  return (
    <WithAccountTexts>
      <EmailVerify />
    </WithAccountTexts>
  );
}
