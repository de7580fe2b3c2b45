import { useRouteLoaderData } from 'react-router';
import { AccountPage, type AccountScreen } from '../../features/account/account-frame.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import { PlayerSeedProvider } from '../../shared/player/player.ts';
import { useBrand } from '../../shared/site/shell-data.ts';
import { usePaths } from '../../shared/site/site.ts';
import { useStoppedLinks } from '../../shell/follow-links.ts';
import { useRegionGuard } from '../../shell/region-guard.tsx';

/** Renders an account screen, for example a form, at its own address. Search engines do not index it. */
export function ScreenPage({ screen }: { screen: AccountScreen }) {
  const player = useRouteLoaderData<typeof rootLoader>('root')?.player ?? null;
  const { name: brand } = useBrand();
  return (
    <PlayerSeedProvider value={player}>
      <title>{`${screen.label} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <GuardedPage screen={screen} />
    </PlayerSeedProvider>
  );
}

/** In guest mode, links that are blocked show an explanation above the form [GUARD-007] [GUARD-008]. */
function GuardedPage({ screen }: { screen: AccountScreen }) {
  const paths = usePaths();
  const { stop, notice } = useRegionGuard();
  useStoppedLinks(stop);
  const body = (
    <>
      {notice}
      {screen.body}
    </>
  );
  return <AccountPage screen={{ ...screen, body }} closeTo={paths.lobby()} />;
}
