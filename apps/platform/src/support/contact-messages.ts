import type { ContactKind, ContactMessage } from '@liftoff/contract/support/chat-entities';
import { normalEmail } from '@liftoff/rules/account/email';
import type { ContactForm } from '@liftoff/rules/support/contact-message';
import { sendMail } from '../account/mail/mails.ts';
import { tokenHash } from '../core/token.ts';
import { readBrand } from '../market/brand.ts';
import type { Sql } from '../database/database.ts';
import { recordFact } from '../facts/record-fact.ts';
import type { Platform } from '../core/platform-context.ts';

/** The sender of a message, and the idempotency key of the attempt. */
interface Sender {
  readonly playerId: number | null;
  readonly ip: string;
  readonly key: string | undefined;
  /** Origin of the site on which the message is written. */
  readonly site: string;
}

/**
 * Stores a message and emails it to the brand's support mailbox, once per idempotency key. A player's complaint is
 * recorded as a fact [C42].
 */
export async function keepContact(
  { db, deps, config }: Platform,
  { playerId, ip, key, site }: Sender,
  form: ContactForm & { kind: ContactKind },
): Promise<void> {
  const tryHash = key === undefined ? null : tokenHash(JSON.stringify([playerId ?? ip, key, form]));
  const to = readBrand(config, site).email;
  const { name, email, subject, message, kind } = form;
  await db.transaction(async tx => {
    const kept = await tx.query(
      `INSERT INTO contact_messages (id, try_hash, player_id, name, email, subject, message, sent_at, kind)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (try_hash) DO NOTHING RETURNING id`,
      [deps.id(), tryHash, playerId, name, normalEmail(email), subject, message, deps.now(), kind],
    );
    if (kept.length === 0) return;
    if (kind === 'complaint' && playerId !== null)
      await recordFact(tx, { kind: 'complaint_made', at: deps.now(), data: { player: playerId, by: 'form' } });
    await sendMail(tx, deps, {
      to,
      language: 'en-CA',
      text: 'contact',
      fill: { kind, name, email, subject, message },
      site,
      ...(playerId === null ? {} : { playerId }),
    });
  });
}

/** Lists the newest hundred messages. */
export async function listContacts(sql: Sql): Promise<ContactMessage[]> {
  const rows = await sql.query<Omit<ContactMessage, 'sent_at'> & { sent_at: Date }>(
    `SELECT id, kind, player_id::int, name, email, subject, message, sent_at FROM contact_messages
     ORDER BY sent_at DESC, id DESC LIMIT 100`,
  );
  return rows.map(row => ({ ...row, sent_at: row.sent_at.toISOString() }));
}
