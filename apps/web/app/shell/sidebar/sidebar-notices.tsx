import { Count } from '@liftoff/ui/count';
import { BellIcon } from '@liftoff/ui/icons';
import { MenuRowButton } from '@liftoff/ui/menu-row-button';
import { useTranslations } from 'use-intl';
import { openNotices, useNotices } from '../../shared/notices/notice-store.ts';

/** Opens the player's notifications, and closes the sidebar [SHELL-050]. */
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
