import type { ReactNode } from 'react';
import { PlayerIdentity } from '../../shared/player/player-identity.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { ProfileMenu } from './profile-menu.tsx';
import './profile.css';

/** The frame of every profile page: the player's identity and the menu. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const user = usePlayerSeed()?.user;
  return (
    <div className="profile">
      <div className="profile__side">
        {user && <PlayerIdentity user={user} className="profile__identity" />}
        <ProfileMenu />
      </div>
      <div className="profile__content">{children}</div>
    </div>
  );
}
