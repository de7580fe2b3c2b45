import { AccountRoute } from '../features/account/account-route.tsx';
import { useConfirmationScreen } from '../features/account/mail/confirmation-screen.tsx';
import { loadAccountPage } from '../features/account/load-account-page.server.ts';
import { pageContext } from '../page-context.ts';
import { ScreenPage } from './account-parts/screen-page.tsx';
import type { Route } from './+types/confirmation';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context.get(pageContext));

const ConfirmationPage = () => <ScreenPage screen={useConfirmationScreen()} />;

/** The page behind the link in the confirmation email [ROUTE-052]. */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <ConfirmationPage />
    </AccountRoute>
  );
}
