import { redirect } from 'react-router';
import { AccountPage } from '../features/account/account-frame.tsx';
import { land } from '../features/account/landing.ts';
import { readOffered } from '../features/account/offered-calls.ts';
import type { Offered } from '../features/account/places.ts';
import { useSignUpScreen } from '../features/account/sign-up-screen.tsx';
import { pageContext } from '../page-context.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { readBrandOf } from '../shared/read-brand.server.ts';
import { clientOf } from '../shared/server-client.server.ts';
import { emptyShellData, ShellDataProvider, useBrand } from '../shared/shell-data.ts';
import { usePaths, useSite } from '../shared/site.ts';
import { MoreTexts } from '../shared/texts/more-texts.tsx';
import { isRestricted } from '../shell/region-guard.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/sign-up';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/** GUARD-003: a signed-in player has an account already. GUARD-006: a visitor of the guest mode can open none. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const player = page.signedIn ? await readPlayer(page) : null;
  if (player || isRestricted(page.base, player === null, '/sign-up')) throw redirect('/');
  const [offered, brand] = await Promise.all([readOffered(clientOf(page)), readBrandOf(page)]);
  return { texts: textsOf(page.locale, ['account']), brand, offered };
}

function SignUpPage({ offered }: { offered: Offered }) {
  const paths = usePaths();
  const { name: brand } = useBrand();
  const screen = useSignUpScreen(offered, () => land(new URLSearchParams(window.location.search), paths, null));
  return (
    <>
      <title>{`${screen.label} · ${brand}`}</title>
      <AccountPage screen={screen} closeTo={paths.lobby()} wholePage={screen.isDone} />
    </>
  );
}

/** ROUTE-048, ROUTE-053: registration, opened by its addresses. */
export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { locale } = useSite();
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand: loaderData.brand }}>
      <MoreTexts locale={locale} texts={loaderData.texts}>
        <SignUpPage offered={loaderData.offered} />
      </MoreTexts>
    </ShellDataProvider>
  );
}
