import type { ChatMessage, Conversation } from '@liftoff/contract/support/chat-entities';
import { chatChannel } from '@liftoff/contract/core/realtime';
import type { Locale } from '@liftoff/contract/core/locale';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { supportCalls } from '../../../shared/calls/tables/support-calls.ts';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { onChatUserCleared } from '../../../shared/player/chat-user.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { useChannel } from '../../../shared/realtime/use-channel.ts';
import { keepConversation, restoredConversation } from './restore-chat.ts';

/** A message that is being sent, or that could not be delivered. */
export interface Outgoing {
  /** Identifies the message on the platform. The id stays the same when the message is sent again. */
  id: string;
  text: string;
  failed: boolean;
}

/** The state and actions of the chat on this page. */
export interface Chat {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** Number of unread messages from support [CONST-024]. */
  unread: number;
  state: 'loading' | 'ready' | 'failed';
  send: (text: string) => void;
  sendAgain: (message: Outgoing) => void;
  reload: () => void;
}

interface ChatOptions {
  /** Id of the player, or `null` for a guest, whose conversation is loaded only when the chat is opened. */
  playerId: number | null;
  open: boolean;
  locale: Locale;
  onCleared: () => void;
}

/**
 * Time in milliseconds after which a conversation that has not loaded is shown as failed. Loading continues [B28].
 */
const patienceMs = 2_500;

const none: Conversation = { id: null, group: 26, messages: [], unread: 0 };

/**
 * The visitor's conversation, updated while the page is open, and the visitor's messages that are still being sent.
 */
export function useChat({ playerId, open, locale, onCleared }: ChatOptions): Chat {
  const [conversation, setConversation] = useState<Conversation>(none);
  const [state, setState] = useState<Chat['state']>('loading');
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  /** Number of the last message shown, or -1 if none was shown. */
  const [seen, setSeen] = useState(-1);
  const newest = useRef(0);

  const load = useEffectEvent(async (named: string | null = null): Promise<void> => {
    const asked = (newest.current += 1);
    try {
      const answer = await readChat(named, open);
      // Ignores the response if a newer request has been made.
      if (asked !== newest.current) return;
      setConversation(answer);
      setState('ready');
      setOutgoing(waiting => waiting.filter(({ id }) => answer.messages.every(message => message.id !== id)));
    } catch (error) {
      logFailure('load conversation', error);
      if (asked === newest.current) setState(before => (before === 'ready' ? before : 'failed'));
    }
  });

  const empty = useEffectEvent(() => {
    newest.current += 1;
    setConversation(none);
    setSeen(-1);
    setOutgoing([]);
    setState('loading');
    onCleared();
  });
  useEffect(() => onChatUserCleared(() => empty()), []);
  useEffect(() => {
    if (!open && playerId !== null) void load();
    if (open) void (playerId === null ? load() : restoredConversation().then(named => load(named)));
  }, [open, playerId]);
  useEffect(() => {
    if (!open || state !== 'loading') return undefined;
    const timer = setTimeout(() => setState(before => (before === 'loading' ? 'failed' : before)), patienceMs);
    return () => clearTimeout(timer);
  }, [open, state]);
  useChannel(
    conversation.id === null ? null : chatChannel(conversation.id),
    () => void load(),
    () => void load(),
  );

  const { messages } = conversation;
  const last = messages.at(-1)?.seq ?? 0;
  const unread = last <= seen ? 0 : conversation.unread;
  useEffect(() => {
    if (!open || unread === 0) return;
    // The message is on the screen, so it counts as read even if the platform is not informed.
    setSeen(last);
    void supportCalls.readChat({ body: { seq: last } }).catch(() => undefined);
  }, [open, unread, last]);

  const deliver = async (message: Outgoing): Promise<void> => {
    const { id, text } = message;
    const isFirst = conversation.id === null;
    try {
      const headers = { 'idempotency-key': id };
      const sent = await supportCalls.sendChatMessage({ body: { id, text, locale }, headers });
      setConversation(now => ({ ...now, id: sent.conversation, messages: withMessage(now.messages, sent.message) }));
      setOutgoing(waiting => waiting.filter(other => other.id !== id));
      if (isFirst && playerId !== null) await keepConversation(sent.conversation);
    } catch {
      setOutgoing(waiting => waiting.map(other => (other.id === id ? { ...other, failed: true } : other)));
    }
  };
  const send = (text: string) => {
    const message = { id: crypto.randomUUID(), text, failed: false };
    setOutgoing(waiting => [...waiting, message]);
    void deliver(message);
  };
  const sendAgain = (message: Outgoing) => {
    setOutgoing(waiting => waiting.map(other => (other.id === message.id ? { ...other, failed: false } : other)));
    void deliver(message);
  };
  const reload = () => {
    setState('loading');
    void load();
  };

  return { messages, outgoing, unread, state, send, sendAgain, reload };
}

/** The named conversation, or the visitor's newest one if the named one no longer exists. */
async function readChat(named: string | null, open: boolean): Promise<Conversation> {
  const headers = open ? {} : inBackground;
  const found = named === null ? null : await supportCalls.chat({ query: { conversation: named }, headers });
  return found?.id ? found : await supportCalls.chat({ query: {}, headers });
}

/** Adds a message, sorts the messages by number, and removes duplicates. */
const withMessage = (messages: readonly ChatMessage[], added: ChatMessage): ChatMessage[] =>
  [...messages.filter(({ id }) => id !== added.id), added].toSorted((a, b) => a.seq - b.seq);
