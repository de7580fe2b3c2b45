import type { User } from '@liftoff/contract/account/account';
import { Count } from '@liftoff/ui/count';
import { IconButton, IconButtonLink } from '@liftoff/ui/icon-button';
import { BellIcon, HeadphonesIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { chatHash } from '../../shared/site/address/paths.ts';
import { openNotices, useNotices } from '../../shared/notices/notice-store.ts';
import { noticesEnabled } from '../../shared/player/player-groups.ts';

/**
 * Every player has the notifications that the phone's menu also shows. Players outside the groups that have them in
 * place of support also have support here [ROLE-014] [SHELL-041].
 */
export function NoticesEntry({ user }: { user: User }) {
  const t = useTranslations('shell.header');
  return (
    <>
      {!noticesEnabled(user) && (
        <IconButtonLink icon={HeadphonesIcon} label={t('support')} className="only-desktop" href={chatHash} />
      )}
      <Bell />
    </>
  );
}

function Bell() {
  const t = useTranslations('notifications');
  const { unread } = useNotices();
  const label = t('bell', { count: unread });
  return (
    <IconButton icon={BellIcon} label={label} className="only-desktop" data-bell="" onClick={() => openNotices(true)}>
      <Count value={unread} />
    </IconButton>
  );
}
