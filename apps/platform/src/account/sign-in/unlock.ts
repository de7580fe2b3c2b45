import { normalEmail } from '@liftoff/rules/account/email';
import * as z from 'zod';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { giveMailToken } from '../mail/mail-tokens.ts';
import { siteLink, siteOfPlayer } from '../mail/site-link.ts';
import { sendMail } from '../mail/mails.ts';
import { playerByEmail } from '../player-row.ts';
import { forgetDeviceFailures, isShut } from './sign-in-attempts.ts';
import { tokenHash } from '../../core/token.ts';

const jobName = 'account:unlock-mail';
const Payload = z.object({ email: z.string() });

/** Time for the last attempt to turn out right after all, and out of the way of its answer [A16]. */
const afterMs = 5_000;

/** Plans the mail for an account whose gate may shut: for unknown addresses as well, so that the work is the same [A16]. */
export const planUnlockMail = (tx: Tx, { jobs, deps }: Platform, email: string): Promise<void> =>
  jobs.schedule(tx, jobName, new Date(deps.now().getTime() + afterMs), { email });

/**
 * Sends the owner of a shut account the link that lets their browser past strangers' failures. One stands at a time, and
 * as long as the gate may be shut. The link's host comes from configuration, never from a request [A17].
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
    const token = await giveMailToken(tx, deps, Number(player.id), 'unlock');
    const { language } = player;
    const link = siteLink(config, siteOfPlayer(config, player), language, `/sign-in?unlock_token=${token}`);
    await sendMail(tx, deps, { to: email, language, text: 'unlock', fill: { link } });
  });
}

/**
 * Takes the link of the mail, once: the browser that brings it counts as one of the owner's from now on. False for a
 * link that is unknown, used, over, or of another address.
 */
export async function useUnlock(tx: Tx, email: string, token: string, now: Date): Promise<boolean> {
  const used = await tx.query(
    `UPDATE mail_tokens SET used_at = $3 WHERE token_hash = $1 AND purpose = 'unlock' AND used_at IS NULL
       AND expires_at > $3 AND player_id = (SELECT id FROM players WHERE email = $2) RETURNING player_id`,
    [tokenHash(token), email, now],
  );
  if (used.length === 0) return false;
  await forgetDeviceFailures(tx, email);
  return true;
}
