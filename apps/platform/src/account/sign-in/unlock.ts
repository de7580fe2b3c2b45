import { normalEmail } from '@liftoff/rules/account/email';
import * as z from 'zod';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { giveMailToken } from '../mail/mail-tokens.ts';
import { siteLink, siteOfPlayer } from '../mail/site-link.ts';
import { sendMail } from '../mail/mails.ts';
import { playerByEmail } from '../player-row.ts';
import { beginAttempt, forgetDeviceFailures, isShut, type Attempt, type SignInTry } from './sign-in-attempts.ts';
import { tokenHash } from '../../core/token.ts';

const jobName = 'account:unlock-mail';
const Payload = z.object({ email: z.string() });

/**
 * Delay of the email in milliseconds, so that the last attempt can still turn out right and its response is not
 * slowed down [A16].
 */
const afterMs = 5_000;

/**
 * Schedules the email for an account that may get locked. Also done for an unknown address, so that the work is the
 * same [A16].
 */
export const planUnlockMail = (tx: Tx, { jobs, deps }: Platform, email: string): Promise<void> =>
  jobs.schedule(tx, jobName, new Date(deps.now().getTime() + afterMs), { email });

/** Counts an attempt, and schedules the email if one more failure would lock the account. */
export const countAttempt = (platform: Platform, of: SignInTry): Promise<Attempt> =>
  platform.db.transaction(async tx => {
    const attempt = await beginAttempt(tx, platform.deps.now(), of, platform.config.rateFactor);
    if (attempt.outcome === 'counted' && attempt.shuts) await planUnlockMail(tx, platform, of.email);
    return attempt;
  });

/**
 * Registers the job that emails the owner of a locked account a link, with which their browser can sign in despite
 * strangers' failures. Only one link is valid at a time, for as long as the lock can last. The host in the link comes
 * from the configuration, never from a request [A17].
 */
export function registerUnlockMails(platform: Platform): void {
  const { deps, config } = platform;
  platform.jobs.on(jobName, async (tx, payload) => {
    const email = normalEmail(Payload.parse(payload).email);
    const player = await playerByEmail(tx, email);
    const now = deps.now();
    if (player === null || !(await isShut(tx, email, now))) return;
    const openLinks = await tx.query(
      `SELECT FROM mail_tokens WHERE player_id = $1 AND purpose = 'unlock' AND used_at IS NULL AND expires_at > $2`,
      [player.id, now],
    );
    if (openLinks.length > 0) return;
    const token = await giveMailToken(tx, deps, { playerId: Number(player.id), email }, 'unlock');
    const { language } = player;
    const link = siteLink(config, siteOfPlayer(config, player), language, `/sign-in?unlock_token=${token}`);
    await sendMail(tx, deps, { to: email, language, text: 'unlock', fill: { link } });
  });
}

/**
 * Uses up an unlock link: the browser that opened it counts as the owner's from then on. Returns `false` if the link
 * is unknown, used, expired or for another address.
 */
export async function useUnlock(tx: Tx, email: string, token: string, now: Date): Promise<boolean> {
  const used = await tx.query(
    `UPDATE mail_tokens SET used_at = $3 WHERE token_hash = $1 AND purpose = 'unlock' AND used_at IS NULL
       AND expires_at > $3 AND email = $2
       AND player_id = (SELECT id FROM players WHERE email = $2) RETURNING player_id`,
    [tokenHash(token), email, now],
  );
  if (used.length === 0) return false;
  await forgetDeviceFailures(tx, email);
  return true;
}
