import { redirect } from 'react-router';
import { AccountRoute } from '../features/account/account-route.tsx';
import { loadAccountPage } from '../features/account/load-account-page.server.ts';
import { useRemindScreen } from '../features/account/password/remind-screen.tsx';
import { pageContext } from '../page-context.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { ScreenPage } from './account-parts/screen-page.tsx';
import type { Route } from './+types/remind';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/** Signed-in players cannot open this page, because they do not need to restore a password [GUARD-004]. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.signedIn && (await readPlayer(page))) throw redirect('/');
  return await loadAccountPage(page);
}

const RemindPage = () => <ScreenPage screen={useRemindScreen()} />;

/** The page for requesting an email with a link for setting a new password [ROUTE-049]. */
export default function Remind({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <RemindPage />
    </AccountRoute>
  );
}
