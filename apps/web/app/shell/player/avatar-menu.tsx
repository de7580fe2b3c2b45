import type { User } from '@liftoff/contract/account';
import { GaugeIcon, HeartIcon, HistoryIcon, UserRoundIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { playerName } from '../../shared/player/player-name.ts';
import { usePaths } from '../../shared/site.ts';
import { Dropdown } from '../dropdown.tsx';
import { Avatar } from './avatar.tsx';
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
      summaryClass="icbtn"
      align="end"
      label={level ? t('menu.labelVip', { name, level }) : t('menu.label', { name })}
      summary={<Avatar name={name} vip={level !== null} />}
    >
      <p className="hdr__who">
        <b className="title ell">{name}</b>
        <span className="cap t3 ell">{level ?? user.email}</span>
      </p>
      <hr />
      <a className="menu__i" href={paths.profile()}>
        <UserRoundIcon />
        {sidebar('profile')}
      </a>
      <a className="menu__i" href={paths.profile('limits')}>
        <GaugeIcon />
        {sidebar('limits')}
      </a>
      <a className="menu__i" href={paths.favourites()}>
        <HeartIcon />
        {t('favourites.title')}
      </a>
      <a className="menu__i" href={paths.profile('games-history')}>
        <HistoryIcon />
        {t('menu.history')}
      </a>
      <hr />
      <SignOutButton />
    </Dropdown>
  );
}
