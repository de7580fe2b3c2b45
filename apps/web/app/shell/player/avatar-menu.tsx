import type { User } from '@liftoff/contract/account';
import { Dropdown } from '@liftoff/ui/dropdown';
import { GaugeIcon, HeartIcon, HistoryIcon, UserRoundIcon } from '@liftoff/ui/icons';
import { MenuRowLink } from '@liftoff/ui/menu-row';
import { useTranslations } from 'use-intl';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { playerName } from '../../shared/player/player-name.ts';
import { usePaths } from '../../shared/site.ts';
import { Avatar } from '../../shared/player/avatar.tsx';
import { PauseRow } from './pause-row.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** Avatar and the player's name (SHELL-036), the VIP level (SHELL-037), and under them the profile and the way out. */
export function AvatarMenu({ user }: { user: User }) {
  const t = useTranslations('player');
  const sidebar = useTranslations('shell.sidebar');
  const paths = usePaths();
  const level = vipLevelOf(user);
  const name = playerName(user);
  return (
    <Dropdown
      look="icon"
      align="end"
      label={level ? t('menu.labelVip', { name, level }) : t('menu.label', { name })}
      summary={<Avatar name={name} vip={level !== null} />}
    >
      <p className="hdr__who">
        <b className="title ell">{name}</b>
        <span className="cap t3 ell">{level ?? user.email}</span>
      </p>
      <hr />
      <MenuRowLink href={paths.profile()}>
        <UserRoundIcon />
        {sidebar('profile')}
      </MenuRowLink>
      <MenuRowLink href={paths.profile('limits')}>
        <GaugeIcon />
        {sidebar('limits')}
      </MenuRowLink>
      <MenuRowLink href={paths.favourites()}>
        <HeartIcon />
        {t('favourites.title')}
      </MenuRowLink>
      <MenuRowLink href={paths.profile('games-history')}>
        <HistoryIcon />
        {t('menu.history')}
      </MenuRowLink>
      <hr />
      <PauseRow />
      <SignOutButton />
    </Dropdown>
  );
}
