import { Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { pageContext } from '../page-context.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ShellFrame } from '../shell/shell-frame.tsx';
import { firstInteraction } from '../shared/parts/first-interaction.ts';
import { laterPart } from '../shared/parts/later-part.tsx';
import { whenIdle } from '../shared/parts/when-idle.ts';
import { PlayerSeedProvider } from '../shared/player/player.ts';
import { ShellDataProvider, unpackShellData } from '../shared/site/shell-data.ts';
import { readShellData } from '../shared/site/shell-data.server.ts';
import { ShownDialog } from './shown-dialog.tsx';
import { dialogPaths } from './open-dialogs.tsx';
import { WaitingChat } from './waiting-chat.tsx';
import type { Route } from './+types/shell';
import { retriedPart } from '../shared/parts/retried-part.ts';

const PlayerLayer = retriedPart(() => import('../shared/player/player-layer.tsx'));
const Sidebar = retriedPart(() => import('../shell/sidebar/sidebar.tsx'));
const search = laterPart(() => import('../features/lobby/search/search-popup.tsx'));

type Panel = 'sidebar' | 'search';

export const loader = ({ context }: Route.LoaderArgs) => readShellData(context.get(pageContext));

export { shouldRevalidate } from '../shared/site/read-once.ts';

interface PanelsHandle {
  /** Answers whether there is a panel of that name. */
  open(name: string): boolean;
  close(): void;
}

/** Sidebar and search. Which of them is open is known here alone, so that opening one draws nothing else anew. */
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
  // The field is there at the press: its script has come while nothing else was to do, or as the visitor first moved.
  useEffect(() => {
    const load = () => void search.load();
    void firstInteraction().then(load);
    return whenIdle(load);
  }, []);
  return (
    <Suspense>
      {asked.has('sidebar') && <Sidebar open={panel === 'sidebar'} onClose={close} />}
      {asked.has('search') && <search.Part open={panel === 'search'} onClose={close} />}
    </Suspense>
  );
}

/** The frame of the main layout, and what may lie over it: sidebar, search and the dialogs with an address. */
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
