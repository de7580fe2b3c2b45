import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';

const Texts = z.record(z.string(), z.object({ subject: z.string(), body: z.string() }));
const textsOf = (locale: string) =>
  Texts.parse(JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/mail.json`, import.meta.url), 'utf8')));

const texts = new Map(['en-CA', 'fr-CA', 'de'].map(locale => [locale, textsOf(locale)]));

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** Writes a mail into the sandbox's outbox in the caller's transaction; `{name}` in its text is filled in. */
export async function sendMail(
  tx: Tx,
  deps: Deps,
  mail: { to: string; language: string; text: string; fill: Record<string, string> },
): Promise<void> {
  const text = (texts.get(mail.language) ?? texts.get('en-CA'))?.[mail.text];
  if (!text) throw new Error(`No text for the mail ${mail.text}`);
  const filled = (template: string): string =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => mail.fill[name] ?? '');
  await tx.query('INSERT INTO mails (id, recipient, subject, body, sent_at) VALUES ($1, $2, $3, $4, $5)', [
    deps.id(),
    mail.to,
    filled(text.subject),
    filled(text.body),
    deps.now(),
  ]);
}

/** The latest hundred, newest first; with `to`, of one address. */
export async function listMails(sql: Sql, to: string | undefined): Promise<Mail[]> {
  const rows = await sql.query<{ id: string; recipient: string; subject: string; body: string; sent_at: Date }>(
    `SELECT id, recipient, subject, body, sent_at FROM mails WHERE $1::text IS NULL OR recipient = $1
     ORDER BY sent_at DESC, id DESC LIMIT 100`,
    [to ?? null],
  );
  return rows.map(row => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    sentAt: row.sent_at,
  }));
}
