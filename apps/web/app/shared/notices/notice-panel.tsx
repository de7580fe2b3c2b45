import type { Kept } from '@liftoff/rules/notice/kept-notices';
import type { Notice } from '@liftoff/contract/content/content-entities';
import { Button } from '@liftoff/ui/button';
import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/plate.css';
import { Dialog } from '@liftoff/ui/dialog';
import type { IconComponent } from '@liftoff/ui/icon';
import { IconButton } from '@liftoff/ui/icon-button';
import {
  BadgeCheckIcon,
  BanknoteIcon,
  BellIcon,
  GaugeIcon,
  GiftIcon,
  MessageCircleIcon,
  TriangleAlertIcon,
  TrophyIcon,
  XIcon,
} from '@liftoff/ui/icons';
import { Popover } from '@liftoff/ui/popover';
import { RowPlate, type RowTone } from '@liftoff/ui/row-plate';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePaths, useSite } from '../site/site.ts';
import { noticeHref } from './notice-link.ts';
import { noticeNow, openNotices, readNotices, removeNotice, removeNotices, useNotices } from './notice-store.ts';
import { relativeTime } from './relative-time.ts';
import './notices.css';

/**
 * Media query for screens on which the panel hangs from the bell in the header. On narrower screens it rises from the
 * bottom edge.
 */
const desktop = '(min-width: 1024px)';

const plates: Readonly<Record<string, { icon: IconComponent; tone: RowTone }>> = {
  money: { icon: BanknoteIcon, tone: 'ok' },
  warning: { icon: TriangleAlertIcon, tone: 'warn' },
  limit: { icon: GaugeIcon, tone: 'info' },
  verified: { icon: BadgeCheckIcon, tone: 'ok' },
  chat: { icon: MessageCircleIcon, tone: 'brand' },
  gift: { icon: GiftIcon, tone: 'reward' },
  trophy: { icon: TrophyIcon, tone: 'brand' },
};
const otherPlate = { icon: BellIcon, tone: 'brand' } as const;

/** Lists all of the player's stored notifications, newest first. Closing the panel marks them as read. */
export default function NoticePanel() {
  const t = useTranslations('notifications');
  const [bell] = useState(() => ({ current: document.querySelector('[data-bell]') }));
  const close = () => {
    readNotices();
    openNotices(false);
  };
  if (bell.current === null || !matchMedia(desktop).matches)
    return (
      <Dialog
        open
        sheet
        bare
        size="s"
        className="notice-panel"
        title={t('title')}
        closeLabel={t('close')}
        onClose={close}
      >
        <Panel onLeave={close} />
      </Dialog>
    );
  return (
    <Popover open bare width={420} anchor={bell} label={t('title')} onOpenChange={open => open || close()}>
      <h2 className="heading-3 notice-panel__title" aria-hidden="true">
        {t('title')}
      </h2>
      <Panel onLeave={close} />
    </Popover>
  );
}

function Panel({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('notifications');
  const { list, unread, saved } = useNotices();
  if (list.length === 0)
    return (
      <div className="notice-panel__empty">
        <p className="title">{t('empty')}</p>
        <p className="caption text-secondary">{t('emptyText')}</p>
      </div>
    );
  return (
    <>
      <ul className="notice-panel__list">
        {list.map(one => (
          <Row key={one.id} one={one} onLeave={onLeave} />
        ))}
      </ul>
      <div className="notice-panel__footer">
        {unread > 0 && (
          <Button size="s" variant="ghost" onClick={readNotices}>
            {t('markRead')}
          </Button>
        )}
        <Button size="s" variant="ghost" onClick={removeNotices}>
          {t('clear')}
        </Button>
        {saved && <p className="caption text-muted">{t('kept')}</p>}
      </div>
    </>
  );
}

function Row({ one, onLeave }: { one: Kept<Notice>; onLeave: () => void }) {
  const t = useTranslations('notifications');
  const paths = usePaths();
  const { notice, read, at, id } = one;
  const { icon, title = notice.text, button } = notice.content;
  const plate = (icon !== undefined && Object.hasOwn(plates, icon) ? plates[icon] : undefined) ?? otherPlate;
  const href = noticeHref(notice, paths);
  return (
    <li className="notice-panel__item">
      {!read && <span className="notice-panel__new" role="img" aria-label={t('isNew')} />}
      <RowPlate {...plate} />
      <div className="grow">
        <p className="title">{title}</p>
        {notice.content.title !== undefined && notice.text !== '' && (
          <p className="caption text-secondary">{notice.text}</p>
        )}
        <p className="caption text-muted row gap-3">
          {href !== null && (
            <a className="link" href={href} onClick={onLeave}>
              {button?.title}
            </a>
          )}
          <Ago at={at} />
        </p>
      </div>
      <IconButton icon={XIcon} iconSize="s" label={t('remove', { title })} onClick={() => removeNotice(id)} />
    </li>
  );
}

/** Shows how long ago a notification was sent, by the platform's clock. Updated every minute. */
function Ago({ at }: { at: number }) {
  const { locale } = useSite();
  const [now, setNow] = useState(noticeNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(noticeNow()), 60_000);
    return () => clearInterval(ticking);
  }, []);
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now, locale)}</time>;
}
