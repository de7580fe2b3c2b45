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

/** GUARD-004: a signed-in player has nothing to restore. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.signedIn && (await readPlayer(page))) throw redirect('/');
  return await loadAccountPage(page);
}

const RemindPage = () => <ScreenPage screen={useRemindScreen()} />;

/** ROUTE-049: asking for a new password, opened by its address. */
export default function Remind({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <RemindPage />
    </AccountRoute>
  );
}
