import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { MailContent, writeMail } from './mail-content.ts';

export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  /** `null` once the email was delivered or given up on. */
  readonly content: MailContent | null;
  /** Origin of the site that the links lead to; `null` for the site where the reader's account was opened. */
  readonly site: string | null;
  /**
   * The player's id if this is a marketing email. `null` for an email about the account, which is sent regardless of
   * the player's settings.
   */
  readonly marketingTo: number | null;
  readonly sentAt: Date;
  /** When a mail server accepted the email; `null` until then. */
  readonly deliveredAt: Date | null;
  readonly givenUpAt: Date | null;
}

interface MailRow {
  id: string;
  recipient: string;
  language: string;
  subject: string;
  content: unknown;
  site: string | null;
  kind: 'service' | 'marketing';
  player_id: bigint | null;
  sent_at: Date;
  delivered_at: Date | null;
  given_up_at: Date | null;
}

/** Columns that `mailOf` reads. */
export const mailColumns =
  'id, recipient, language, subject, content, site, kind, player_id, sent_at, delivered_at, given_up_at';

export const mailOf = (row: MailRow): OutboxMail => ({
  id: row.id,
  to: row.recipient,
  language: row.language,
  subject: row.subject,
  content: row.content === null ? null : MailContent.parse(row.content),
  site: row.site,
  marketingTo: row.kind === 'marketing' ? Number(row.player_id) : null,
  sentAt: row.sent_at,
  deliveredAt: row.delivered_at,
  givenUpAt: row.given_up_at,
});

/**
 * Writes an email to the outbox in the caller's transaction, so that it is sent only if the change it reports is
 * committed. Placeholders such as `{name}` are filled in; `link` is the target of the button. `site` is the origin of
 * the site where the email was requested. The email belongs to `playerId`, or if that is left out, to the player with
 * this address.
 */
export async function sendMail(
  tx: Tx,
  deps: Deps,
  mail: { to: string; language: string; text: string; fill: Record<string, string>; site?: string; playerId?: number },
): Promise<void> {
  const { subject, content } = writeMail(mail.text, mail.language, mail.fill);
  await tx.query(
    `INSERT INTO mails (id, recipient, language, subject, content, site, sent_at, next_at, player_id)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $7, coalesce($8::bigint, (SELECT id FROM players WHERE email = $2)))`,
    [
      deps.id(),
      mail.to,
      mail.language,
      subject,
      JSON.stringify(content),
      mail.site ?? null,
      deps.now(),
      mail.playerId ?? null,
    ],
  );
}

/** Lists the latest hundred emails, newest first. With `to`, lists only emails to that address. */
export async function listMails(sql: Sql, to: string | undefined): Promise<OutboxMail[]> {
  const rows = await sql.query<MailRow>(
    `SELECT ${mailColumns} FROM mails WHERE $1::text IS NULL OR recipient = $1 ORDER BY sent_at DESC, id DESC LIMIT 100`,
    [to ?? null],
  );
  return rows.map(mailOf);
}
