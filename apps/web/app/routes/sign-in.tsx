import { redirect } from 'react-router';
import { AccountPage } from '../features/account/account-frame.tsx';
import { land } from '../features/account/landing.ts';
import { useSignInScreen } from '../features/account/sign-in-screen.tsx';
import { pageContext } from '../page-context.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { readBrandOf } from '../shared/read-brand.server.ts';
import { emptyShellData, ShellDataProvider, useBrand } from '../shared/shell-data.ts';
import { usePaths, useSite } from '../shared/site.ts';
import { MoreTexts } from '../shared/texts/more-texts.tsx';
import { isRestricted } from '../shell/region-guard.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/sign-in';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/** GUARD-002: a signed-in player has nothing to do here. GUARD-006: nor has a visitor of the guest mode. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const player = page.signedIn ? await readPlayer(page) : null;
  if (player || isRestricted(page.base, player === null, '/sign-in')) throw redirect('/');
  return { texts: textsOf(page.locale, ['account']), brand: await readBrandOf(page) };
}

function SignInPage() {
  const paths = usePaths();
  const { name: brand } = useBrand();
  const screen = useSignInScreen(() => land(new URLSearchParams(window.location.search), paths, null));
  return (
    <>
      <title>{`${screen.label} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <AccountPage screen={screen} closeTo={paths.lobby()} />
    </>
  );
}

/** ROUTE-047, ROUTE-054: login, opened by its addresses. */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const { locale } = useSite();
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand: loaderData.brand }}>
      <MoreTexts locale={locale} texts={loaderData.texts}>
        <SignInPage />
      </MoreTexts>
    </ShellDataProvider>
  );
}
