import { useTranslations } from 'use-intl';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { playerName } from '../../shared/player/player-name.ts';
import { usePaths } from '../../shared/site/site.ts';
import { Avatar } from '../../shared/player/avatar.tsx';

/** The signed-in player, at the top of the sidebar. */
export default function SidebarWho({ player: { user } }: { player: PlayerSeed }) {
  const t = useTranslations('player.menu');
  const paths = usePaths();
  const name = playerName(user);
  const level = vipLevelOf(user);
  const id = t('id', { id: String(user.id) });
  return (
    <a className="row gap-3" href={paths.profile()}>
      <Avatar name={name} vip={level !== null} size="l" />
      <span className="grow">
        <b className="title ellipsis">{name}</b>
        <span className="caption text-muted numeric ellipsis">{level ? `${level} · ${id}` : id}</span>
      </span>
    </a>
  );
}
