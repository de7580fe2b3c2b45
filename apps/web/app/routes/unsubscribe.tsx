import { AccountRoute } from '../features/account/account-route.tsx';
import { loadAccountPage } from '../features/account/load-account-page.server.ts';
import { useMailLinkScreen } from '../features/account/mail/mail-link-screen.tsx';
import { pageContext } from '../page-context.ts';
import { ScreenPage } from './account-parts/screen-page.tsx';
import type { Route } from './+types/unsubscribe';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context.get(pageContext));

const UnsubscribePage = () => <ScreenPage screen={useMailLinkScreen('unsubscribe')} />;

/** The page behind the unsubscribe link in an email; it works with or without a session [C39]. */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <UnsubscribePage />
    </AccountRoute>
  );
}
