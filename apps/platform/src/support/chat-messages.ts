import type { ChatMessage } from '@liftoff/contract/support/chat-entities';
import { chatChannel } from '@liftoff/contract/core/realtime';
import { chatGroup, type ChatGroup } from '@liftoff/rules/support/chat';
import type { Sql, Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';
import type { ChatVisitor } from './chat-visitor.ts';

/** Number of messages shown: the newest in a conversation. */
const shownMessages = 100;

export interface ConversationRow {
  id: string;
  chat_group: ChatGroup;
  last_seq: number;
  read_seq: number;
}

const columns = 'id, chat_group, last_seq, read_seq';

/**
 * The visitor's conversation; `null` before their first message. If a conversation id is given, that conversation
 * must belong to the visitor.
 */
export async function findConversation(
  sql: Sql,
  visitor: ChatVisitor,
  named?: string,
): Promise<ConversationRow | null> {
  const [of, value] = visitor.player === null ? ['guest_hash', visitor.guestHash] : ['player_id', visitor.player];
  const [row] = await sql.query<ConversationRow>(
    `SELECT ${columns} FROM chat_conversations WHERE ${of} = $1 AND ($2::text IS NULL OR id::text = $2)`,
    [value, named ?? null],
  );
  return row ?? null;
}

/**
 * Locks and returns the visitor's conversation, creating it if necessary. The conversation's group follows the
 * player's groups.
 */
export async function openConversation(
  tx: Tx,
  visitor: ChatVisitor,
  begun: { id: string; locale: string; now: Date },
): Promise<ConversationRow> {
  const group = chatGroup(visitor.player === null ? null : visitor.groups);
  const guestHash = visitor.player === null ? visitor.guestHash : null;
  const [row] = await tx.query<ConversationRow>(
    `INSERT INTO chat_conversations AS c (id, player_id, guest_hash, chat_group, locale, last_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (${visitor.player === null ? 'guest_hash' : 'player_id'})
       DO UPDATE SET chat_group = excluded.chat_group, locale = excluded.locale
     RETURNING ${columns}`,
    [begun.id, visitor.player, guestHash, group, begun.locale, begun.now],
  );
  if (row === undefined) throw new Error('A conversation was neither found nor begun');
  return row;
}

interface NewMessage {
  readonly id: string;
  readonly author: ChatMessage['author'];
  readonly name: string | null;
  readonly text: string;
  readonly now: Date;
}

/**
 * Adds a message to a conversation that the caller has locked, and notifies both sides. If the id was used before,
 * returns the earlier message, or `null` if the earlier message differs.
 */
export async function addMessage(
  tx: Tx,
  conversation: Pick<ConversationRow, 'id' | 'last_seq'>,
  message: NewMessage,
): Promise<ChatMessage | null> {
  const [before] = await tx.query<MessageRow>(
    `SELECT ${messageColumns} FROM chat_messages WHERE conversation_id = $1 AND id = $2`,
    [conversation.id, message.id],
  );
  if (before) return before.text === message.text && before.author === message.author ? wireMessage(before) : null;
  const seq = conversation.last_seq + 1;
  const { id, author, name, text, now } = message;
  await tx.query(
    `INSERT INTO chat_messages (conversation_id, seq, id, author, name, text, sent_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [conversation.id, seq, id, author, name, text, now],
  );
  await tx.query('UPDATE chat_conversations SET last_seq = $2, last_at = $3 WHERE id = $1', [
    conversation.id,
    seq,
    now,
  ]);
  await emit(tx, chatChannel(conversation.id), { seq });
  return wireMessage({ id, seq, author, name, text, sent_at: now });
}

interface MessageRow {
  id: string;
  seq: number;
  author: ChatMessage['author'];
  name: string | null;
  text: string;
  sent_at: Date;
}

const messageColumns = 'id, seq, author, name, text, sent_at';
const wireMessage = (row: MessageRow): ChatMessage => ({ ...row, sent_at: row.sent_at.toISOString() });

/** The newest messages in a conversation, oldest first. */
export async function readMessages(sql: Sql, conversation: string): Promise<ChatMessage[]> {
  const rows = await sql.query<MessageRow>(
    `SELECT ${messageColumns} FROM chat_messages WHERE conversation_id = $1 ORDER BY seq DESC LIMIT $2`,
    [conversation, shownMessages],
  );
  return rows.toReversed().map(wireMessage);
}

/** Number of staff messages that the visitor has not read. */
export async function countUnread(sql: Sql, { id, read_seq }: ConversationRow): Promise<number> {
  const [row] = await sql.query<{ unread: number }>(
    `SELECT count(*)::int AS unread FROM chat_messages WHERE conversation_id = $1 AND seq > $2 AND author = 'staff'`,
    [id, read_seq],
  );
  return row?.unread ?? 0;
}

/** Marks messages as read up to `seq`. The mark moves neither backwards nor past the last message. */
export async function markRead(sql: Sql, conversation: ConversationRow, seq: number): Promise<void> {
  await sql.query(
    'UPDATE chat_conversations SET read_seq = greatest(read_seq, least($2::int, last_seq)) WHERE id = $1',
    [conversation.id, seq],
  );
}
