import { AccountRoute } from '../features/account/account-route.tsx';
import { useAutologinScreen } from '../features/account/sign-in/autologin-screen.tsx';
import { loadAccountPage } from '../features/account/load-account-page.server.ts';
import { pageContext } from '../page-context.ts';
import { ScreenPage } from './account-parts/screen-page.tsx';
import type { Route } from './+types/autologin';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

export const loader = ({ context }: Route.LoaderArgs) => loadAccountPage(context.get(pageContext));

const AutologinPage = () => <ScreenPage screen={useAutologinScreen()} />;

/** The page behind a sign-in link issued by an operator [D5]. */
export default function Autologin({ loaderData }: Route.ComponentProps) {
  return (
    <AccountRoute data={loaderData}>
      <AutologinPage />
    </AccountRoute>
  );
}
