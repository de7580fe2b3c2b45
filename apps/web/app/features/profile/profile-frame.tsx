import type { ReactNode } from 'react';
import { PlayerIdentity } from '../../shared/player/player-identity.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { ProfileMenu } from './profile-menu.tsx';
import './profile.css';

/** The frame of every profile page: the player's identity and the menu. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const user = usePlayerSeed()?.user;
  return (
    <div className="pf">
      <div className="pf__n">
        {user && <PlayerIdentity user={user} className="pf__me" />}
        <ProfileMenu />
      </div>
      <div className="pf__c">{children}</div>
    </div>
  );
}
