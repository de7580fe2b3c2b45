import type { ChatMessage } from '@liftoff/contract/support/chat-entities';
import { Button } from '@liftoff/ui/button';
import { RefreshCwIcon } from '@liftoff/ui/icons';
import { VisuallyHidden } from '@liftoff/ui/visually-hidden';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';
import type { Chat } from './use-chat.ts';

/** The messages in order, followed by those still being sent. Their content is rendered as plain text. */
export function MessageList({ chat: { messages, outgoing, state, sendAgain } }: { chat: Chat }) {
  const t = useTranslations('support.chat');
  const { locale } = useSite();
  const list = useRef<HTMLDivElement>(null);
  const count = messages.length + outgoing.length;
  const shown = useRef(0);
  useEffect(() => {
    const { current } = list;
    if (current && count > shown.current) current.scrollTop = current.scrollHeight;
    shown.current = count;
  }, [count]);
  return (
    // The list scrolls, so it must be focusable for keyboard users.
    <div
      className="chat__messages"
      ref={list}
      role="log"
      aria-label={t('log')}
      aria-busy={state === 'loading'}
      tabIndex={0}
    >
      {count === 0 && state === 'ready' && <p className="chat__greeting">{t('hello')}</p>}
      <ol>
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {!isSameDay(message, messages[place - 1]) && <li className="chat__day">{dayOf(message, locale)}</li>}
            <li className={message.author === 'visitor' ? 'chat__own' : undefined}>
              <p>
                <VisuallyHidden>
                  {message.author === 'visitor' ? t('you') : (message.name ?? t('title'))}:{' '}
                </VisuallyHidden>
                {message.text}
              </p>
              <time className="numeric" dateTime={message.sent_at}>
                {new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(message.sent_at))}
              </time>
            </li>
          </Fragment>
        ))}
        {outgoing.map(message => (
          <li key={message.id} className="chat__own" data-failed={message.failed ? '' : undefined}>
            <p>{message.text}</p>
            {message.failed ? (
              <span className="chat__failed">
                {t('notSent')}
                <Button variant="ghost" size="s" onClick={() => sendAgain(message)}>
                  <RefreshCwIcon size="s" />
                  {t('sendAgain')}
                </Button>
              </span>
            ) : (
              <small>{t('sending')}</small>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const isSameDay = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before !== undefined && new Date(message.sent_at).toDateString() === new Date(before.sent_at).toDateString();

const dayOf = ({ sent_at }: ChatMessage, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(sent_at));
