import { Button } from '@liftoff/ui/button';
import { ChipLink, ChipNav } from '@liftoff/ui/chip';
import { IconButton } from '@liftoff/ui/icon-button';
import { HeadphonesIcon, XIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { RowPlate } from '@liftoff/ui/row-plate';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '../../../shared/player/avatar.tsx';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { useLine } from '../../../shared/realtime/use-channel.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { phoneHref } from '../../../shared/site/address/paths.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import type { Chat } from './use-chat.ts';

/** On a phone the chat fills the screen and the page behind it is inert. On larger screens it is next to the page. */
const phone = '(max-width: 767px)';

/** The open chat [SHELL-015]. */
export function ChatPanel({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const t = useTranslations('support.chat');
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (matchMedia(phone).matches) shown?.showModal();
    else shown?.show();
    input.current?.focus();
    return () => shown?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  const onCancel = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className="chat" aria-label={t('title')} onKeyDown={onKeyDown} onCancel={onCancel}>
      <Head chat={chat} onClose={onClose} />
      <MessageList chat={chat} />
      {chat.state === 'failed' && (
        <Notice tone="bad" role="alert" className="chat__notice">
          {t('failed')}{' '}
          <Button size="s" onClick={chat.reload}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      <QuickReplies onFollow={onClose} />
      <MessageForm input={input} onSend={chat.send} />
      <p className="caption text-muted chat__safety">{t('safe')}</p>
    </dialog>
  );
}

/** Shows the support agent's name, and whether the realtime connection is established. */
function Head({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const t = useTranslations('support.chat');
  const isUp = useLine(true);
  const name = chat.messages.findLast(({ author }) => author === 'staff')?.name ?? null;
  return (
    <header className="chat__header">
      {name === null ? <RowPlate icon={HeadphonesIcon} tone="brand" /> : <Avatar name={name} vip={false} />}
      <div className="grow">
        <h2 className="title">{name ?? t('title')}</h2>
        <p className="caption text-muted row gap-1" role="status">
          <span className={isUp ? 'chat__dot' : 'chat__dot chat__dot--down'} aria-hidden="true" />
          {isUp ? t('here') : t('lost')}
        </p>
      </div>
      <IconButton icon={XIcon} label={t('close')} onClick={onClose} />
    </header>
  );
}

function QuickReplies({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('support.chat.quick');
  const paths = usePaths();
  const player = usePlayerSeed();
  const { phone: number } = useBrand();
  return (
    <ChipNav aria-label={t('label')} className="chat__shortcuts">
      <ChipLink small href={player ? paths.profile('limits') : paths.page('responsible-gaming')} onClick={onFollow}>
        {player ? t('break') : t('responsible')}
      </ChipLink>
      <ChipLink small href={paths.page('deposits-and-payouts')} onClick={onFollow}>
        {t('payouts')}
      </ChipLink>
      <ChipLink small href={phoneHref(number)}>
        {t('phone')}
      </ChipLink>
    </ChipNav>
  );
}
