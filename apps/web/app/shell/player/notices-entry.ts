import type { User } from '@liftoff/contract/account';
import { BellIcon, HeadphonesIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { noticesEnabled } from '../../shared/player/player-groups.ts';
import { chatHash } from '../../shared/paths.ts';
import { usePaths } from '../../shared/site.ts';
import type { MenuEntry } from '../menu-items.ts';

/** SHELL-041: notifications for players of the groups that have them (ROLE-014), support for everybody else. */
export function useNoticesEntry(user: User): MenuEntry {
  const t = useTranslations('shell.header');
  const paths = usePaths();
  return noticesEnabled(user)
    ? { key: 'notices', label: t('notifications'), href: paths.profile(), icon: BellIcon }
    : { key: 'support', label: t('support'), href: chatHash, icon: HeadphonesIcon };
}
