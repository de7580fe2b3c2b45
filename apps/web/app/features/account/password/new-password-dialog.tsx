import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { useNewPasswordScreen } from './new-password-screen.tsx';
import { withTexts } from '../../../shared/texts/with-texts.tsx';

/**
 * Dialog over the current page that sets a new password, using the query of the page's address [POPUP-004]
 * [POPUP-005] [POPUP-020].
 */
export default withTexts(function NewPasswordDialog() {
  const dialog = useDialog();
  const screen = useNewPasswordScreen(() => dialog?.query ?? new URLSearchParams());
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
});
