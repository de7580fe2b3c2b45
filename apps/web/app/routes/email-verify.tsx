import { AccountRoute } from '../features/account/account-route.tsx';
import { useEmailVerifyScreen } from '../features/account/mail/email-verify-screen.tsx';
import { loadAccountPage } from '../features/account/load-account-page.server.ts';
import { pageContext } from '../page-context.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { ScreenPage } from './account-parts/screen-page.tsx';
import type { Route } from './+types/email-verify';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [data, player] = await Promise.all([loadAccountPage(page), page.signedIn ? readPlayer(page) : null]);
  return { ...data, email: player?.user.email ?? '' };
}

const EmailVerifyPage = ({ email }: { email: string }) => <ScreenPage screen={useEmailVerifyScreen(email)} />;

/** The page for requesting another confirmation email [ROUTE-051]. */
export default function EmailVerify({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <EmailVerifyPage email={loaderData.email} />
    </AccountRoute>
  );
}
