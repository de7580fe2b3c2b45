import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { chatHash } from '../../../shared/site/address/paths.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { addNotice } from '../../../shared/notices/notice-store.ts';
import { vipLevelOf } from '../../../shared/player/player-groups.ts';
import { keepSessionPreference, readSessionPreference } from '../../../shared/preferences/preferences.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { useSite } from '../../../shared/site/site.ts';
import { openOutsideChat } from './outside-chat.ts';
import { useChat, type Chat } from './use-chat.ts';
import { part } from '../../../shared/parts/part.tsx';

const ChatLayer = part(() => import('./chat-layer.tsx'));

/** Delay in milliseconds between the hash appearing in the address and the chat opening [CONST-025]. */
const hashDelayMs = 1_000;

/**
 * The support chat on every page. It is opened by its hash in the address [HASH-007], and offered to VIP players
 * [ROLE-031].
 */
export default function ChatEntry() {
  const player = usePlayerSeed();
  const { locale } = useSite();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { chats } = useBrand();
  const who = useRef(player);
  useEffect(() => {
    who.current = player;
  });
  const [offered, setOffered] = useState(() => readSessionPreference('chatOffered'));
  const leaveHash = useRef(() => undefined as void);
  const openChat = useCallback(() => {
    keepSessionPreference('chatOffered', true);
    setOffered(true);
    if (chats === undefined) return setOpen(true);
    void openOutsideChat(chats, who.current, locale).then(isOpened => {
      setOpen(!isOpened);
      // Removes the hash, so that the next click on a chat link opens the chat again.
      if (isOpened) leaveHash.current();
    });
  }, [chats, locale]);
  const chat = useChat({ playerId: player?.user.id ?? null, open, locale, onCleared: () => setOpen(false) });

  useEffect(() => {
    if (hash !== chatHash) return undefined;
    const timer = setTimeout(openChat, hashDelayMs);
    return () => clearTimeout(timer);
  }, [hash, openChat]);

  useAnswerNotice(chat, player !== null && !open);
  useEffect(() => {
    leaveHash.current = () => {
      if (hash === chatHash) void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    };
  });
  const close = () => {
    setOpen(false);
    leaveHash.current();
  };
  const dismiss = () => {
    keepSessionPreference('chatOffered', true);
    setOffered(true);
  };
  const offers = !offered && player !== null && vipLevelOf(player.user) !== null;
  if (!open && chat.unread === 0 && !offers) return null;
  return <ChatLayer chat={chat} open={open} offers={offers} onOpen={openChat} onClose={close} onDismiss={dismiss} />;
}

/**
 * Adds an unread reply from support to a player's notifications. Guests have no notifications, and their pages do not
 * include the texts for them.
 */
function useAnswerNotice({ unread, messages }: Chat, toTell: boolean): void {
  const t = useTranslations('notifications.support');
  const last = messages.findLast(({ author }) => author === 'staff');
  const id = last && unread > 0 && toTell ? last.id : null;
  const at = last ? Date.parse(last.sent_at) : 0;
  const tell = useEffectEvent((of: string) => {
    const content = { icon: 'chat', title: t('title'), button: { title: t('link'), name: 'chat' } };
    addNotice({ id: `support ${of}`, type: 'personal', text: '', content }, at);
  });
  useEffect(() => {
    if (id !== null) tell(id);
  }, [id]);
}
