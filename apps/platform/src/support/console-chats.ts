import type { ListedConversation } from '@liftoff/contract/support/chat-entities';
import type { consoleSupport } from '@liftoff/contract/console/support';
import { chatGroups } from '@liftoff/rules/support/chat';
import { refuse, type Handlers } from '../core/call.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { addMessage, readMessages, type ConversationRow } from './chat-messages.ts';
import { listContacts } from './contact-messages.ts';
import { noteComplaint } from './note-complaint.ts';
import { listSurveyAnswers } from './survey-answers.ts';

/** Handlers for the console calls with which staff read and reply to support requests. */
export function consoleChats({ db, deps }: Platform): Handlers<typeof consoleSupport> {
  return {
    consoleChats: () => listConversations(db),
    consoleChat: async ({ params: { id } }) =>
      (await exists(db, id)) ? await readMessages(db, id) : refuse('not_found'),
    consoleAnswerChat: async ({ params, body }) =>
      await db.transaction(async tx => {
        const conversation = await lockConversation(tx, params.id);
        if (conversation === null) return refuse('not_found');
        const written = await addMessage(tx, conversation, { ...body, author: 'staff', now: deps.now() });
        return written ?? refuse('idempotency_mismatch');
      }),
    consoleNoteComplaint: ({ params, body }, call) => noteComplaint({ db, deps }, params.id, body.seq, call),
    consoleSurveyAnswers: ({ params }) => listSurveyAnswers(db, params.survey),
    consoleContactMessages: () => listContacts(db),
  };
}

const exists = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.query('SELECT FROM chat_conversations WHERE id = $1', [id])).length > 0;

async function lockConversation(tx: Tx, id: string): Promise<Pick<ConversationRow, 'id' | 'last_seq'> | null> {
  const [row] = await tx.query<Pick<ConversationRow, 'id' | 'last_seq'>>(
    'SELECT id, last_seq FROM chat_conversations WHERE id = $1 FOR UPDATE',
    [id],
  );
  return row ?? null;
}

interface Listed extends Omit<ListedConversation, 'player' | 'last_at'> {
  player_id: number | null;
  email: string | null;
  last_at: Date;
}

/**
 * Lists at most a hundred conversations. Waiting conversations come first: VIP players before the others, each group
 * by waiting time. The rest follow by newest message.
 */
async function listConversations(sql: Sql): Promise<ListedConversation[]> {
  const rows = await sql.query<Listed>(
    `SELECT c.id, c.chat_group AS group, c.player_id::int, p.email, c.locale, m.author = 'visitor' AS waiting, c.last_at,
       m.text AS last_text,
       (SELECT count(*)::int FROM chat_messages n WHERE n.conversation_id = c.id AND n.complaint_at IS NOT NULL) AS complaints
     FROM chat_conversations c
     JOIN chat_messages m ON m.conversation_id = c.id AND m.seq = c.last_seq
     LEFT JOIN players p ON p.id = c.player_id
     ORDER BY waiting DESC, (m.author = 'visitor' AND c.chat_group = $1) DESC,
       CASE WHEN m.author = 'visitor' THEN c.last_at END, c.last_at DESC
     LIMIT 100`,
    [chatGroups.vip],
  );
  return rows.map(({ player_id, email, last_at, ...row }) => ({
    ...row,
    player: player_id === null || email === null ? null : { id: player_id, email },
    last_at: last_at.toISOString(),
  }));
}
