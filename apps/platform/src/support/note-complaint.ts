import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import { recordFact } from '../facts/record-fact.ts';
import type { Platform } from '../core/platform-context.ts';

/** Marks a visitor's message as a complaint, once. A player's complaint is also recorded as a fact [C42]. */
export async function noteComplaint(
  { db, deps }: Pick<Platform, 'db' | 'deps'>,
  conversation: string,
  seq: number,
  { operator, ip }: ByOperator,
): Promise<undefined | Refused> {
  return await db.transaction(async tx => {
    const now = deps.now();
    const of = [conversation, seq];
    const [message] = await tx.query<{ complaint_at: Date | null; player_id: bigint | null }>(
      `SELECT m.complaint_at, c.player_id FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id
       WHERE m.conversation_id = $1 AND m.seq = $2 AND m.author = 'visitor' FOR UPDATE OF m`,
      of,
    );
    if (message === undefined) return refuse('not_found');
    if (message.complaint_at !== null) return undefined;
    await tx.query('UPDATE chat_messages SET complaint_at = $3 WHERE conversation_id = $1 AND seq = $2', [...of, now]);
    const subject = `conversation:${conversation}`;
    await audit(tx, deps, { actor: operator, action: 'complaint.noted', subject, after: { seq }, ip });
    if (message.player_id === null) return undefined;
    const data = { player: Number(message.player_id), by: 'chat' } as const;
    await recordFact(tx, { kind: 'complaint_made', at: now, data });
    return undefined;
  });
}
