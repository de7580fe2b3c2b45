import * as z from 'zod';
import { locales } from '../core/locale.ts';
import { longText } from '../core/text.ts';

/** Plain text only. Clients must never render it as markup. */
export const MessageText = longText(2000).min(1);

/** One message. `seq` numbers the messages in a conversation from 1. */
export const ChatMessage = z.object({
  id: z.string(),
  seq: z.int(),
  author: z.enum(['visitor', 'staff']),
  /** Name of the staff member who wrote the message; `null` if the visitor did. */
  name: z.string().nullable(),
  text: z.string(),
  sent_at: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A visitor's chat group [ROLE-016] [ROLE-017] [ROLE-018]. */
const ChatGroup = z.union([z.literal(1), z.literal(2), z.literal(26)]);

/** The caller's conversation. `id` is `null` before the first message. */
export const Conversation = z.object({
  id: z.string().nullable(),
  group: ChatGroup,
  /** The newest hundred messages, with the oldest of them first. */
  messages: z.array(ChatMessage),
  /** Number of staff messages that the visitor has not read yet. */
  unread: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

/** A conversation in the staff's list. */
export const ListedConversation = z.object({
  id: z.string(),
  group: ChatGroup,
  /** `null` if the visitor is a guest. */
  player: z.object({ id: z.int(), email: z.string() }).nullable(),
  locale: z.enum(locales),
  /** Whether the visitor wrote the last message and is waiting for a reply. */
  waiting: z.boolean(),
  last_at: z.string(),
  last_text: z.string(),
  /** Number of the visitor's messages that staff marked as complaints. */
  complaints: z.int(),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

/** The kind of a support message, as chosen by its sender. */
export const ContactKind = z.enum(['question', 'complaint']);
export type ContactKind = z.infer<typeof ContactKind>;

/** A message sent with the form on the support page. */
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
