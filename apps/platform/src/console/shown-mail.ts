import type { operatorConsole } from '@liftoff/contract/console/console';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { writeOut } from '../account/mail/mail-frame.ts';
import type { OutboxMail } from '../account/mail/mails.ts';
import type { Platform } from '../core/platform-context.ts';

/** An email as listed in the console, with the plain text and HTML that its recipient gets. */
export async function shownMail(
  { db, config }: Platform,
  mail: OutboxMail,
): Promise<Answer<typeof operatorConsole.consoleMails>[number]> {
  const written = await writeOut(db, config, mail);
  return {
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    text: written?.text ?? '',
    html: written?.html ?? '',
    sent_at: mail.sentAt.toISOString(),
    delivered_at: mail.deliveredAt?.toISOString() ?? null,
    given_up_at: mail.givenUpAt?.toISOString() ?? null,
  };
}
