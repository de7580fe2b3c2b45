import { data, redirect } from 'react-router';
import { AccountPage } from '../features/account/account-frame.tsx';
import { land } from '../features/account/landing.ts';
import { readOffered } from '../features/account/sign-up/offered-calls.ts';
import type { Offered } from '../features/account/sign-up/places.ts';
import { useSignUpScreen } from '../features/account/sign-up/sign-up-screen.tsx';
import { BettingForm, LeaveAtOnce } from '../features/betting/betting-form.tsx';
import { leaveForm } from '../features/betting/leave-form.ts';
import { pageContext } from '../page-context.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { framedBy, readBettingForm, type BettingSite } from '../shared/site/address/read-betting.server.ts';
import { readBrandOf } from '../shared/site/brand/read-brand.server.ts';
import { clientOf } from '../shared/calls/server-client.server.ts';
import { emptyShellData, ShellDataProvider, useBrand } from '../shared/site/shell-data.ts';
import { usePaths } from '../shared/site/site.ts';
import { isCountryClosed } from '../shared/site/closed-country.server.ts';
import { RegionClosed } from '../shell/plain/region-closed.tsx';
import { isRestricted } from '../shell/restricted-path.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/sign-up';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/**
 * Signed-in players [GUARD-003] and visitors in guest mode, who cannot register [GUARD-006], are redirected to the
 * lobby.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [player, betting] = await Promise.all([page.signedIn ? readPlayer(page) : null, readBettingForm(page, url)]);
  if ((player && !betting) || isRestricted(page.base, player === null, '/sign-up')) throw redirect('/');
  const [offered, brand, isClosed] = await Promise.all([
    readOffered(clientOf(page)),
    readBrandOf(page),
    isCountryClosed(page),
  ]);
  const texts = textsOf(page.locale, ['account']);
  return data({ texts, brand, offered, betting, isClosed, isPlayer: player !== null }, framedBy(betting));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function SignUpPage({ offered, betting }: { offered: Offered; betting: BettingSite | null }) {
  const paths = usePaths();
  const { name: brand } = useBrand();
  const screen = useSignUpScreen(offered, () =>
    betting ? leaveForm(betting.url, 'refresh') : land(new URLSearchParams(window.location.search), paths, null),
  );
  return (
    <>
      <title>{`${screen.label} · ${brand}`}</title>
      {betting ? (
        <BettingForm screen={screen} betting={betting} ending={screen.isDone ? 'refresh' : 'close'} />
      ) : (
        <AccountPage screen={screen} closeTo={paths.lobby()} wholePage={screen.isDone} />
      )}
    </>
  );
}

/**
 * The registration form. If a sports site is configured, `/registration` is the sports site's registration form
 * [ROUTE-048] [ROUTE-053].
 */
export default function SignUp({ loaderData }: Route.ComponentProps) {
  const { betting, isClosed, isPlayer } = loaderData;
  if (betting && isPlayer) return <LeaveAtOnce bettingUrl={betting.url} />;
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand: loaderData.brand }}>
      {isClosed && !betting ? (
        <RegionClosed form="signUp" />
      ) : (
        <SignUpPage offered={loaderData.offered} betting={betting} />
      )}
    </ShellDataProvider>
  );
}
