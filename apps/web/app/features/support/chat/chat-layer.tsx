import '@liftoff/ui/styles/dialogs.css';
import '@liftoff/ui/styles/forms.css';
import '@liftoff/ui/styles/plate.css';
import { Button } from '@liftoff/ui/button';
import { Count } from '@liftoff/ui/count';
import { IconButton } from '@liftoff/ui/icon-button';
import { HeadphonesIcon, MessageCircleIcon, XIcon } from '@liftoff/ui/icons';
import { RowPlate } from '@liftoff/ui/row-plate';
import { useTranslations } from 'use-intl';
import { withTexts } from '../../../shared/texts/with-texts.tsx';
import { ChatPanel } from './chat-panel.tsx';
import type { Chat } from './use-chat.ts';
import './chat.css';

const heightOfCorner = '--corner-h';
const gap = 12;

/**
 * A callback ref that publishes the height of a corner element as a CSS variable, so that toasts appear above the
 * element and cover none of its buttons.
 */
function keepCorner(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty(heightOfCorner, `${part.offsetHeight + gap}px`));
  watch.observe(part);
  return () => {
    watch.disconnect();
    style.removeProperty(heightOfCorner);
  };
}

interface ChatLayerProps {
  chat: Chat;
  open: boolean;
  /** Whether the player is a VIP who has not been offered the chat in this browser session. */
  offers: boolean;
  onOpen: () => void;
  onClose: () => void;
  onDismiss: () => void;
}

/**
 * Shows the open chat. While the chat is closed, shows the button for an unread reply, or the offer to a VIP player.
 */
export default withTexts(function ChatLayer(props: ChatLayerProps) {
  const { chat, open, onClose } = props;
  return open ? <ChatPanel chat={chat} onClose={onClose} /> : <Waiting {...props} />;
});

function Waiting({ chat, offers, onOpen, onDismiss }: ChatLayerProps) {
  const t = useTranslations('support.chat');
  const { unread } = chat;
  if (unread > 0)
    return (
      <div ref={keepCorner} className="chat__unread" role="status">
        <Button variant="primary" aria-label={t('unread', { count: unread })} onClick={onOpen}>
          <MessageCircleIcon />
          {t('answered')}
          <Count value={unread} />
        </Button>
      </div>
    );
  if (!offers) return null;
  return (
    <aside ref={keepCorner} className="chat__offer" aria-label={t('vip.label')}>
      <RowPlate icon={HeadphonesIcon} tone="brand" />
      <div className="grow">
        <p className="title">{t('vip.title')}</p>
        <p className="caption text-secondary">{t('vip.text')}</p>
        <Button size="s" className="margin-top-2" onClick={onOpen}>
          {t('vip.open')}
        </Button>
      </div>
      <IconButton icon={XIcon} iconSize="s" label={t('vip.dismiss')} onClick={onDismiss} />
    </aside>
  );
}
