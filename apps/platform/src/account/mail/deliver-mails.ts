import type { Platform } from '../../core/platform-context.ts';
import { mailColumns, mailOf, type OutboxMail } from './mails.ts';
import type { MayPromote } from '../offers/marketing.ts';
import { playerById } from '../player-row.ts';
import { writeOut } from './mail-frame.ts';
import { smtpServer } from './smtp.ts';

/** At most so many at once, so that a platform that closes need not wait for a long outbox. */
const mailsARun = 50;
/** A mail that no server has taken by then tells of the past. */
const givenUpAfterMs = 86_400_000;
/** Until a mail is tried again: 2 minutes and twice as long each time, an hour at most; longer than any try takes. */
const againSec = 'least(3600, 120 * power(2, least(attempts, 10)))';

/**
 * Delivers the outbox to the server of `SMTP_URL`, in turns of a second; without one, mails stay in the outbox. A mail is
 * claimed before it is sent and sent outside of any transaction, so that no two processes send it; one whose process dies
 * between the server's yes and our note of it is sent once more, with the same Message-ID. Whatever has been delivered
 * or given up is emptied.
 */
export function registerMailDelivery(platform: Platform, mayPromote: MayPromote): void {
  const { db, deps, config, jobs } = platform;
  if (config.smtpUrl === null) return;
  const server = smtpServer(config.smtpUrl);

  const claim = async (): Promise<OutboxMail | null> => {
    const [row] = await db.query<Parameters<typeof mailOf>[0]>(
      `UPDATE mails SET attempts = attempts + 1, next_at = $1::timestamptz + make_interval(secs => ${againSec})
       WHERE id = (SELECT id FROM mails WHERE next_at <= $1 ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING ${mailColumns}`,
      [deps.now()],
    );
    return row ? mailOf(row) : null;
  };
  const close = (id: string, column: 'delivered_at' | 'given_up_at') =>
    db.query(`UPDATE mails SET ${column} = $2, next_at = NULL, content = NULL WHERE id = $1`, [id, deps.now()]);

  /** Marketing is asked about once more as it leaves: its player may have unsubscribed or taken a break meanwhile. */
  const isStillWanted = async ({ marketingTo }: OutboxMail): Promise<boolean> =>
    marketingTo === null ||
    ((await playerById(db, marketingTo))?.receive_promos === true && (await mayPromote(db, marketingTo)));

  const deliver = async (mail: OutboxMail): Promise<void> => {
    const written = await writeOut(db, config, mail);
    const isOld = deps.now().getTime() - mail.sentAt.getTime() > givenUpAfterMs;
    if (written === null || isOld || !(await isStillWanted(mail))) {
      await close(mail.id, 'given_up_at');
      return;
    }
    const answer = await server.send({ id: mail.id, to: mail.to, subject: mail.subject, ...written });
    await close(mail.id, answer === 'taken' ? 'delivered_at' : 'given_up_at');
    if (answer === 'refused') deps.log.warn({ mail: mail.id }, 'a mail was refused');
  };

  jobs.every(
    'mail delivery',
    1_000,
    async () => {
      for (let sent = 0; sent < mailsARun; sent++) {
        const mail = await claim();
        if (mail === null) return;
        // The error may quote the address; its code does not.
        await deliver(mail).catch((error: unknown) =>
          deps.log.error({ mail: mail.id, code: codeOf(error) }, 'a mail was not delivered'),
        );
      }
    },
    'mail',
  );
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error ? (Reflect.get(error, 'code') ?? error.name) : 'unknown';
