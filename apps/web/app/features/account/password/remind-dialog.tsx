import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { useRemindScreen } from './remind-screen.tsx';
import { withTexts } from '../../../shared/texts/with-texts.tsx';

/** Dialog over the current page for requesting a new password [POPUP-003] [POPUP-019]. */
export default withTexts(function RemindDialog() {
  const dialog = useDialog();
  const screen = useRemindScreen();
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
});
