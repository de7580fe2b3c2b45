import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { pageContext } from '../page-context.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ShellFrame } from '../shell/shell-frame.tsx';
import { useDialog } from '../shared/dialogs.ts';
import { laterPart } from '../shared/later-part.tsx';
import { whenIdle } from '../shared/when-idle.ts';
import { PlayerSeedProvider } from '../shared/player.ts';
import { ShellDataProvider, unpackShellData } from '../shared/shell-data.ts';
import { readShellData } from '../shared/shell-data.server.ts';
import { dialogPaths, popups } from './open-dialogs.tsx';
import { WaitingChat } from './waiting-chat.tsx';
import type { Route } from './+types/shell';

const PlayerLayer = lazy(() => import('../shared/player/player-layer.tsx'));
const Sidebar = lazy(() => import('../shell/sidebar/sidebar.tsx'));
const search = laterPart(() => import('../features/lobby/search/search-popup.tsx'));

type Panel = 'sidebar' | 'search';

export const loader = ({ context }: Route.LoaderArgs) => readShellData(context.get(pageContext));

export { shouldRevalidate } from '../shared/read-once.ts';

/** The frame of the main layout, and what may lie over it: sidebar, search and the dialogs with an address. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const player = useRouteLoaderData<typeof rootLoader>('root')?.player ?? null;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Panel>>(new Set());
  const dialog = useDialog();

  const openPanel = (name: string) => {
    if (name !== 'sidebar' && name !== 'search') return false;
    setAsked(before => new Set(before).add(name));
    setPanel(name);
    return true;
  };
  const close = () => setPanel(null);
  // The field is there at the press: its script has come while nothing else was to do.
  useEffect(() => whenIdle(() => void search.load().catch(() => undefined)), []);

  const page = (
    <ShellFrame dialogs={dialogPaths} openPanel={openPanel} closePanels={close}>
      <Outlet />
      <Suspense>
        {asked.has('sidebar') && <Sidebar open={panel === 'sidebar'} onClose={close} />}
        {asked.has('search') && <search.Part open={panel === 'search'} onClose={close} />}
        {dialog && popups[dialog.name]}
      </Suspense>
      <WaitingChat />
    </ShellFrame>
  );
  return (
    <ShellDataProvider value={unpackShellData(loaderData)}>
      <PlayerSeedProvider value={player}>
        {player ? (
          <Suspense>
            <PlayerLayer>{page}</PlayerLayer>
          </Suspense>
        ) : (
          page
        )}
      </PlayerSeedProvider>
    </ShellDataProvider>
  );
}
