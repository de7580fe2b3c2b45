import { useDialog } from '../../../shared/site/address/dialogs.ts';
import { AccountDialog, WithAccountTexts } from '../account-dialog.tsx';
import { useRemindScreen } from './remind-screen.tsx';

function Remind() {
  const dialog = useDialog();
  const screen = useRemindScreen();
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
}

/** Asking for a new password over the current page (POPUP-003, POPUP-019). */
export default function RemindDialog() {
  return (
    <WithAccountTexts>
      <Remind />
    </WithAccountTexts>
  );
}
