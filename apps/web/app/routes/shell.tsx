import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { pageContext } from '../page-context.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ShellFrame } from '../shell/shell-frame.tsx';
import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { whenIdle } from '../shared/parts/when-idle.ts';
import { PlayerSeedProvider } from '../shared/player/player.ts';
import { ShellDataProvider, unpackShellData } from '../shared/site/shell-data.ts';
import { readShellData } from '../shared/site/shell-data.server.ts';
import { ShownDialog } from './shown-dialog.tsx';
import { dialogPaths } from './open-dialogs.tsx';
import { WaitingChat } from './waiting-chat.tsx';
import type { Route } from './+types/shell';
import { part } from '../shared/parts/part.tsx';

const PlayerLayer = part(() => import('../shared/player/player-layer.tsx'));
const Sidebar = part(() => import('../shell/sidebar/sidebar.tsx'));
const SearchPopup = part(() => import('../features/lobby/search/search-popup.tsx'));

type Panel = 'sidebar' | 'search';

export const loader = ({ context }: Route.LoaderArgs) => readShellData(context.get(pageContext));

export { shouldRevalidate } from '../shared/site/read-once.ts';

interface PanelsHandle {
  /** Opens the panel with this name; returns whether it exists. */
  open(name: string): boolean;
  close(): void;
}

/**
 * The sidebar and the search. Only this component stores which of them is open, so that opening one re-renders
 * nothing else.
 */
function Panels({ ref }: { ref: Ref<PanelsHandle> }) {
  const [panel, setPanel] = useState<Panel | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Panel>>(new Set());
  const close = () => setPanel(null);
  useImperativeHandle(ref, () => ({
    open(name) {
      if (name !== 'sidebar' && name !== 'search') return false;
      setAsked(before => new Set(before).add(name));
      setPanel(name);
      return true;
    },
    close,
  }));
  // Loads the search code while the browser is idle or at the first interaction, so that a click shows the search
  // field immediately.
  useEffect(() => {
    const load = () => void SearchPopup.load();
    void firstInteraction().then(load);
    return whenIdle(load);
  }, []);
  return (
    <>
      {asked.has('sidebar') && <Sidebar open={panel === 'sidebar'} onClose={close} />}
      {asked.has('search') && <SearchPopup open={panel === 'search'} onClose={close} />}
    </>
  );
}

/**
 * The frame of the main layout, and everything that can open over it: the sidebar, the search, and dialogs with their
 * own address.
 */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const player = useRouteLoaderData<typeof rootLoader>('root')?.player ?? null;
  const panels = useRef<PanelsHandle>(null);

  const openPanel = (name: string) => panels.current?.open(name) ?? false;
  const closePanels = () => panels.current?.close();

  const page = (
    <ShellFrame dialogs={dialogPaths} openPanel={openPanel} closePanels={closePanels}>
      <Outlet />
      <Panels ref={panels} />
      <ShownDialog />
      <WaitingChat />
    </ShellFrame>
  );
  return (
    <ShellDataProvider value={unpackShellData(loaderData)}>
      <PlayerSeedProvider value={player}>{player ? <PlayerLayer>{page}</PlayerLayer> : page}</PlayerSeedProvider>
    </ShellDataProvider>
  );
}
