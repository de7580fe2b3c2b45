import { AccountRoute } from '../features/account/account-route.tsx';
import { loadAccountPage } from '../features/account/load-account-page.server.ts';
import { useNewPasswordScreen } from '../features/account/password/new-password-screen.tsx';
import { pageContext } from '../page-context.ts';
import { ScreenPage } from './account-parts/screen-page.tsx';
import type { Route } from './+types/new-password';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context.get(pageContext));

const NewPasswordPage = () => (
  <ScreenPage screen={useNewPasswordScreen(() => new URLSearchParams(window.location.search))} />
);

/** The page for setting a new password, behind the link in the email [ROUTE-050]. */
export default function NewPassword({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <NewPasswordPage />
    </AccountRoute>
  );
}
