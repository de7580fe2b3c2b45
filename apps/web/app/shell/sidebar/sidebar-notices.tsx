import { Count } from '@liftoff/ui/count';
import { BellIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { useTranslations } from 'use-intl';
import { openNotices, useNotices } from '../../shared/notices/notice-store.ts';

/** SHELL-050: the player's notifications, which take the sidebar's place. */
export default function SidebarNotices({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications');
  const { unread } = useNotices();
  const open = () => {
    onClose();
    openNotices(true);
  };
  return (
    <MenuRowButton aria-label={t('bell', { count: unread })} onClick={open}>
      <BellIcon />
      <span className="grow">{t('title')}</span>
      <Count value={unread} />
    </MenuRowButton>
  );
}
