import type { SessionEnd } from '@liftoff/contract/account/session-end';
import { data, redirect } from 'react-router';
import { AccountPage } from '../features/account/account-frame.tsx';
import { land } from '../features/account/landing.ts';
import { useSignInScreen } from '../features/account/sign-in/sign-in-screen.tsx';
import { BettingForm, LeaveAtOnce } from '../features/betting/betting-form.tsx';
import { leaveForm } from '../features/betting/leave-form.ts';
import { pageContext } from '../page-context.ts';
import { readPlayer } from '../shared/player/read-player.server.ts';
import { readSessionEnd } from '../shared/player/session/read-session-end.server.ts';
import { framedBy, readBettingForm, type BettingSite } from '../shared/site/address/read-betting.server.ts';
import { readBrandOf } from '../shared/site/brand/read-brand.server.ts';
import { emptyShellData, ShellDataProvider, useBrand } from '../shared/site/shell-data.ts';
import { usePaths } from '../shared/site/site.ts';
import { isCountryClosed } from '../shared/site/closed-country.server.ts';
import { RegionClosed } from '../shell/plain/region-closed.tsx';
import { isRestricted } from '../shell/restricted-path.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/sign-in';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';

/** Signed-in players [GUARD-002] and visitors in guest mode [GUARD-006] are redirected to the lobby. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [player, betting] = await Promise.all([page.signedIn ? readPlayer(page) : null, readBettingForm(page, url)]);
  if ((player && !betting) || isRestricted(page.base, player === null, '/sign-in')) throw redirect('/');
  const [brand, isClosed] = await Promise.all([readBrandOf(page), isCountryClosed(page)]);
  const ended = page.signedIn && player === null ? await readSessionEnd(page) : null;
  const texts = textsOf(page.locale, ['account']);
  return data({ texts, brand, betting, isClosed, isPlayer: player !== null, ended }, framedBy(betting));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function SignInPage({ betting, ended }: { betting: BettingSite | null; ended: SessionEnd | null }) {
  const paths = usePaths();
  const { name: brand } = useBrand();
  const screen = useSignInScreen(
    () =>
      betting ? leaveForm(betting.url, 'refresh') : land(new URLSearchParams(window.location.search), paths, null),
    ended,
  );
  return (
    <>
      <title>{`${screen.label} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      {betting ? (
        <BettingForm screen={screen} betting={betting} ending="close" />
      ) : (
        <AccountPage screen={screen} closeTo={paths.lobby()} />
      )}
    </>
  );
}

/**
 * The sign-in form. If a sports site is configured, `/login` is the sports site's sign-in form [ROUTE-047]
 * [ROUTE-054].
 */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const { betting, isClosed, isPlayer, ended } = loaderData;
  if (betting && isPlayer) return <LeaveAtOnce bettingUrl={betting.url} />;
  return (
    <ShellDataProvider value={{ ...emptyShellData, brand: loaderData.brand }}>
      {isClosed && !betting ? <RegionClosed form="signIn" /> : <SignInPage betting={betting} ended={ended} />}
    </ShellDataProvider>
  );
}
