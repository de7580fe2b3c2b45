import type { Platform } from '../core/platform-context.ts';

const hourMs = 3_600_000;
/** Days until a guest's conversation is deleted, equal to the lifetime of the cookie in the guest's browser. */
const guestDays = 30;
const contactDays = 180;

/**
 * Registers the job that deletes guests' old conversations and old contact messages. A player's conversation is
 * deleted together with the account.
 */
export function registerOldChats({ db, deps, jobs }: Platform): void {
  jobs.everyShared('old conversations', hourMs, async () => {
    const before = (days: number) => new Date(deps.now().getTime() - days * 24 * hourMs);
    await db.query('DELETE FROM chat_conversations WHERE player_id IS NULL AND last_at < $1', [before(guestDays)]);
    await db.query('DELETE FROM contact_messages WHERE sent_at < $1', [before(contactDays)]);
  });
}
