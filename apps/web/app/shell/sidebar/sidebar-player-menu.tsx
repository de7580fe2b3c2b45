import { Badge } from '@liftoff/ui/badge';
import { countText } from '@liftoff/ui/count';
import { Divider } from '@liftoff/ui/divider';
import { GaugeIcon, GiftIcon, HeadphonesIcon, HeartIcon, UserRoundIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useWaitingGifts } from '../../shared/player/waiting-gifts.ts';
import { chatHash } from '../../shared/site/address/paths.ts';
import { usePaths } from '../../shared/site/site.ts';
import type { MenuEntry } from '../menu-items.ts';
import { PauseRow } from '../account-menu/pause-row.tsx';
import { SignOutButton } from '../account-menu/sign-out-button.tsx';
import { SidebarLink } from './sidebar-link.tsx';

/** The menu entries that only players see, the 24-hour pause and sign-out [SHELL-052] [SHELL-053]. */
export default function SidebarPlayerMenu() {
  const t = useTranslations('shell.sidebar');
  const player = useTranslations('player');
  const paths = usePaths();
  const gifts = countText(useWaitingGifts());
  const entries: MenuEntry[] = [
    { key: 'profile', label: t('profile'), href: paths.profile(), icon: UserRoundIcon },
    { key: 'limits', label: t('limits'), href: paths.profile('limits'), icon: GaugeIcon },
    { key: 'favourites', label: player('favourites.title'), href: paths.favourites(), icon: HeartIcon },
    { key: 'support', label: t('supportChat'), href: chatHash, icon: HeadphonesIcon },
  ];
  return (
    <>
      <Divider />
      <SidebarLink entry={{ key: 'gifts', label: t('gifts'), href: paths.profile('gifts'), icon: GiftIcon }}>
        {gifts && (
          <Badge tone="reward" className="numeric">
            {gifts}
          </Badge>
        )}
      </SidebarLink>
      {entries.map(entry => (
        <SidebarLink key={entry.key} entry={entry} />
      ))}
      <PauseRow />
      <SignOutButton />
    </>
  );
}
