import type { Platform } from '../../core/platform-context.ts';
import { mailColumns, mailOf, type OutboxMail } from './mails.ts';
import type { MayPromote } from '../offers/marketing.ts';
import { playerById } from '../player-row.ts';
import { writeOut } from './mail-frame.ts';
import { smtpServer } from './smtp.ts';

/** Maximum number of emails per run, so that a shutdown need not wait for a long outbox to be sent. */
const mailsARun = 50;
/** In milliseconds. An email that no server has accepted within this time is outdated and is not retried. */
const givenUpAfterMs = 86_400_000;
/**
 * Seconds until a retry: 2 minutes, doubled each time, up to one hour. This is longer than any delivery attempt
 * takes.
 */
const againSec = 'least(3600, 120 * power(2, least(attempts, 10)))';

/**
 * Delivers the outbox to the server in `SMTP_URL` once a second; without a server, emails stay in the outbox. An
 * email is claimed first and sent outside any transaction, so that no two processes send it. If a process dies after
 * the server accepted an email but before that is recorded, the email is sent again with the same Message-ID. The
 * content of emails that were delivered or given up on is erased.
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

  /**
   * Checks a marketing email again just before it is sent, because the player may have unsubscribed or taken a break
   * since it was queued.
   */
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
        // Logs only the code, because the error itself can quote the email address.
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
