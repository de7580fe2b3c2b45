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

/** A message that is on its way, or did not get through. */
export interface Outgoing {
  /** The platform knows the message by it, however often it is sent. */
  id: string;
  text: string;
  failed: boolean;
}

/** The chat of this page. */
export interface Chat {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** Messages of the staff that were not read (CONST-024). */
  unread: number;
  state: 'loading' | 'ready' | 'failed';
  send: (text: string) => void;
  sendAgain: (message: Outgoing) => void;
  reload: () => void;
}

interface ChatOptions {
  /** Null: a guest, whose conversation is asked for once the chat is opened. */
  playerId: number | null;
  open: boolean;
  locale: Locale;
  onCleared: () => void;
}

/** Milliseconds: a conversation that is still not there is said to be missing, and goes on being asked for [B28]. */
const patienceMs = 2_500;

const none: Conversation = { id: null, group: 26, messages: [], unread: 0 };

/** The visitor's conversation, kept up to date while the page is there, and what they send. */
export function useChat({ playerId, open, locale, onCleared }: ChatOptions): Chat {
  const [conversation, setConversation] = useState<Conversation>(none);
  const [state, setState] = useState<Chat['state']>('loading');
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  /** The number of the last message that was shown; below all where none was. */
  const [seen, setSeen] = useState(-1);
  const newest = useRef(0);

  const load = useEffectEvent(async (named: string | null = null): Promise<void> => {
    const asked = (newest.current += 1);
    try {
      const answer = await readChat(named, open);
      // What was asked for later is newer, whichever comes first.
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
    // It stands before the visitor's eyes, whether or not the platform hears of it before the chat is closed.
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

/** The conversation that is named; the visitor's newest where that is no more. */
async function readChat(named: string | null, open: boolean): Promise<Conversation> {
  const headers = open ? {} : inBackground;
  const found = named === null ? null : await supportCalls.chat({ query: { conversation: named }, headers });
  return found?.id ? found : await supportCalls.chat({ query: {}, headers });
}

/** By their numbers, each once. */
const withMessage = (messages: readonly ChatMessage[], added: ChatMessage): ChatMessage[] =>
  [...messages.filter(({ id }) => id !== added.id), added].toSorted((a, b) => a.seq - b.seq);
