import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { useEmailVerifyScreen } from './email-verify-screen.tsx';
import { withTexts } from '../../../shared/texts/with-texts.tsx';

/** Dialog over the current page for requesting the confirmation email again [POPUP-006] [POPUP-021]. */
export default withTexts(function EmailVerifyDialog() {
  const dialog = useDialog();
  const screen = useEmailVerifyScreen(usePlayerSeed()?.user.email ?? '');
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
});
