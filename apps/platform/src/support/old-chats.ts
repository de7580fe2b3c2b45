import type { Platform } from '../core/platform-context.ts';

const hourMs = 3_600_000;
/** A guest's browser keeps its cookie as long. */
const guestDays = 30;
const contactDays = 180;

/** Forgets what nobody comes back for. A player's own goes with their account. */
export function registerOldChats({ db, deps, jobs }: Platform): void {
  jobs.everyShared('old conversations', hourMs, async () => {
    const before = (days: number) => new Date(deps.now().getTime() - days * 24 * hourMs);
    await db.query('DELETE FROM chat_conversations WHERE player_id IS NULL AND last_at < $1', [before(guestDays)]);
    await db.query('DELETE FROM contact_messages WHERE sent_at < $1', [before(contactDays)]);
  });
}
