import { use } from 'react';
import { useDialog } from '../../shared/dialogs.ts';
import { usePaths } from '../../shared/site.ts';
import { AccountDialog, WithAccountTexts } from './account-dialog.tsx';
import { fetchPlaces } from './fetched-places.ts';
import { land } from './landing.ts';
import { useSignUpScreen } from './sign-up-screen.tsx';

function SignUp() {
  const dialog = useDialog();
  const paths = usePaths();
  const places = use(fetchPlaces());
  const screen = useSignUpScreen(places, () =>
    land(dialog?.query ?? new URLSearchParams(), paths, dialog?.beneath ?? null),
  );
  return dialog && <AccountDialog screen={screen} onClose={dialog.close} />;
}

/** Registration over the current page (POPUP-002, POPUP-018). */
export default function SignUpDialog() {
  return (
    <WithAccountTexts>
      <SignUp />
    </WithAccountTexts>
  );
}
