import type { ReactNode } from 'react';
import PlayerLayer from '../shared/player/player-layer.tsx';
import { SessionBar } from '../shell/player/session-bar.tsx';

/** Around the main layout of a signed-in player: everything live, and the session bar over the header. */
export default function PlayerShell({ children }: { children: ReactNode }) {
  return (
    <PlayerLayer>
      <SessionBar />
      {children}
    </PlayerLayer>
  );
}
