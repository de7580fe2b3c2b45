import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../shared/player/avatar.tsx';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { playerName } from '../../shared/player/player-name.ts';
import { usePlayerSeed } from '../../shared/player.ts';
import { ProfileMenu } from './profile-menu.tsx';
import './profile.css';

/** What stands around every page of the profile: who it is of, and the way to the others. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <div className="pf">
      <div className="pf__n">
        <Who />
        <ProfileMenu />
      </div>
      <div className="pf__c">{children}</div>
    </div>
  );
}

function Who() {
  const t = useTranslations('player.menu');
  const user = usePlayerSeed()?.user;
  if (!user) return null;
  const name = playerName(user);
  const level = vipLevelOf(user);
  const id = t('id', { id: String(user.id) });
  return (
    <div className="row g3 pf__me">
      <Avatar name={name} vip={level !== null} size="l" />
      <span className="grow">
        <b className="title ell">{name}</b>
        <span className="cap t3 num ell">{level ? `${level} · ${id}` : id}</span>
      </span>
    </div>
  );
}
