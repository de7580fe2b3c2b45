import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { AccountDialog, WithAccountTexts } from '../account-dialog.tsx';
import { useNewPasswordScreen } from './new-password-screen.tsx';

function NewPassword() {
  const dialog = useDialog();
  const screen = useNewPasswordScreen(() => dialog?.query ?? new URLSearchParams());
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
}

/** Setting a new password over the current page, with the query of its address (POPUP-004, POPUP-005, POPUP-020). */
export default function NewPasswordDialog() {
  return (
    <WithAccountTexts>
      <NewPassword />
    </WithAccountTexts>
  );
}
