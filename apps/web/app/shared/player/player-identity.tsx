import type { User } from '@liftoff/contract/account/account';
import { classNames } from '@liftoff/ui/class-names';
import { useTranslations } from 'use-intl';
import { Avatar } from './avatar.tsx';
import { vipLevelOf } from './player-groups.ts';
import { playerName } from './player-name.ts';
import './player-identity.css';

/** The signed-in player: avatar, name, VIP level if any, and the id that support asks for. */
export function PlayerIdentity({ user, className }: { user: User; className: string }) {
  const t = useTranslations('player.menu');
  const status = useTranslations('player.statuses');
  const name = playerName(user);
  const level = vipLevelOf(user);
  const id = t('id', { id: String(user.id) });
  return (
    <div className={classNames('row gap-3 player-identity', className)}>
      <Avatar name={name} vip={level !== null} size="l" />
      <span className="grow">
        <b className="title ellipsis">{name}</b>
        <span className="caption text-muted numeric ellipsis">{level ? `${status(level)} · ${id}` : id}</span>
      </span>
    </div>
  );
}
