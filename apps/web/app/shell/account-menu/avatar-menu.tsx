import type { User } from '@liftoff/contract/account/account';
import { Dropdown } from '@liftoff/ui/dropdown';
import {
  BadgeCheckIcon,
  GaugeIcon,
  GiftIcon,
  GlobeIcon,
  HeartIcon,
  HistoryIcon,
  KeyRoundIcon,
  MedalIcon,
  UserRoundIcon,
} from '@liftoff/ui/icons';
import { MenuRowLink } from '@liftoff/ui/menu-row';
import { MenuRowSummary } from '@liftoff/ui/menu-row-button';
import { Well } from '@liftoff/ui/well';
import { useTranslations } from 'use-intl';
import LanguageLinks from '../../shared/site/language-links.tsx';
import { Avatar } from '../../shared/player/avatar.tsx';
import { vipLevelOf } from '../../shared/player/player-groups.ts';
import { PlayerIdentity } from '../../shared/player/player-identity.tsx';
import { playerName } from '../../shared/player/player-name.ts';
import { TodayFigures } from '../../shared/player/today-figures.tsx';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { ThemeChooser } from '../footer/theme-chooser.tsx';
import { PauseRow } from './pause-row.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import './avatar-menu.css';

/**
 * The player's menu. Its button shows avatar, name [SHELL-036] and VIP level [SHELL-037]. Its panel contains today's
 * figures, the profile pages, theme, language, the 24-hour pause and sign-out.
 */
export function AvatarMenu({ user }: { user: User }) {
  const t = useTranslations('player.menu');
  const status = useTranslations('player.statuses');
  const { language } = useSite();
  const level = vipLevelOf(user);
  const name = playerName(user);
  return (
    <Dropdown
      look="icon"
      summaryClass="header__account"
      align="end"
      panelClass="dropdown__panel--player"
      label={level ? t('labelVip', { name, level: status(level) }) : t('label', { name })}
      summary={
        <>
          <span className="header__name small ellipsis">{name}</span>
          <Avatar name={name} vip={level !== null} />
        </>
      }
    >
      <PlayerIdentity user={user} className="header__who" />
      <Well className="header__today">
        <TodayFigures netLabel="net" />
      </Well>
      <ProfileLinks />
      <hr />
      <div className="header__themes">
        <ThemeChooser />
      </div>
      <details>
        <MenuRowSummary>
          <GlobeIcon />
          {language.name}
        </MenuRowSummary>
        <LanguageLinks />
      </details>
      <PauseRow />
      <SignOutButton />
    </Dropdown>
  );
}

function ProfileLinks() {
  const t = useTranslations('player');
  const sidebar = useTranslations('shell.sidebar');
  const paths = usePaths();
  const links = [
    { Icon: UserRoundIcon, href: paths.profile(), label: sidebar('profile') },
    { Icon: MedalIcon, href: paths.profile('level'), label: t('menu.level') },
    { Icon: GiftIcon, href: paths.profile('gifts'), label: sidebar('gifts') },
    { Icon: BadgeCheckIcon, href: paths.profile('verification'), label: t('menu.verification') },
    { Icon: GaugeIcon, href: paths.profile('limits'), label: sidebar('limits') },
    { Icon: KeyRoundIcon, href: paths.profile('security'), label: t('menu.security') },
    { Icon: HistoryIcon, href: paths.profile('games-history'), label: t('menu.history') },
    { Icon: HeartIcon, href: paths.favourites(), label: t('favourites.title') },
  ];
  return (
    <div>
      {links.map(({ Icon, href, label }) => (
        <MenuRowLink key={href} href={href}>
          <Icon />
          {label}
        </MenuRowLink>
      ))}
    </div>
  );
}
