import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { MailContent, writeMail } from './mail-content.ts';

/** A mail of the outbox. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly language: string;
  readonly subject: string;
  /** Null once it has left the platform, or was given up. */
  readonly content: MailContent | null;
  /** Origin of the site that its links lead to; null: the platform's first. */
  readonly site: string | null;
  /** Whose marketing it is; null: it is about an account, and comes whatever its player has set. */
  readonly marketingTo: number | null;
  readonly sentAt: Date;
  /** When a mail server took it. */
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

/** The columns that `mailOf` reads. */
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
 * Writes a mail into the outbox in the caller's transaction, so that it goes off with what it tells of and never without;
 * `{name}` in its text is filled in, `link` is where its button leads. `site`: origin of the site it was asked on.
 * It is its player's: of `playerId`, or of whoever has the address.
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

/** The latest hundred, newest first; with `to`, of one address. */
export async function listMails(sql: Sql, to: string | undefined): Promise<OutboxMail[]> {
  const rows = await sql.query<MailRow>(
    `SELECT ${mailColumns} FROM mails WHERE $1::text IS NULL OR recipient = $1 ORDER BY sent_at DESC, id DESC LIMIT 100`,
    [to ?? null],
  );
  return rows.map(mailOf);
}
