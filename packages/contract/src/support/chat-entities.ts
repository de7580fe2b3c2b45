import * as z from 'zod';
import { locales } from '../core/locale.ts';
import { longText } from '../core/text.ts';

/** Text and nothing else; whoever shows it shows it as text. */
export const MessageText = longText(2000).min(1);

/** One message; `seq` counts those of its conversation from 1. */
export const ChatMessage = z.object({
  id: z.string(),
  seq: z.int(),
  author: z.enum(['visitor', 'staff']),
  /** Who of the staff wrote it. */
  name: z.string().nullable(),
  text: z.string(),
  sent_at: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** ROLE-016 to ROLE-018. */
const ChatGroup = z.union([z.literal(1), z.literal(2), z.literal(26)]);

/** A caller's conversation; `id` is null before their first message. */
export const Conversation = z.object({
  id: z.string().nullable(),
  group: ChatGroup,
  /** The newest hundred, the oldest of them first. */
  messages: z.array(ChatMessage),
  /** Messages of the staff that its visitor has not read. */
  unread: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A conversation as the staff's list shows it. */
export const ListedConversation = z.object({
  id: z.string(),
  group: ChatGroup,
  /** Null: a guest. */
  player: z.object({ id: z.int(), email: z.string() }).nullable(),
  locale: z.enum(locales),
  /** The last word is the visitor's. */
  waiting: z.boolean(),
  last_at: z.string(),
  last_text: z.string(),
  /** Messages of the visitor that the staff has noted as complaints. */
  complaints: z.int(),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

/** What a message to support is about, as its sender says. */
export const ContactKind = z.enum(['question', 'complaint']);
export type ContactKind = z.infer<typeof ContactKind>;

/** A message of the form of the support page. */
export const ContactMessage = z.object({
  id: z.string(),
  kind: ContactKind,
  player_id: z.int().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  sent_at: z.string(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
