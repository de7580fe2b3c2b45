import { checkEmail, normalEmail } from '@liftoff/rules/account/email';
import * as z from 'zod';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { finishEmailChange, isAddressTaken } from './change-email.ts';
import { giveMailToken, readMailToken, takeMailToken } from '../mail/mail-tokens.ts';
import { siteLink, siteOf } from '../mail/site-link.ts';
import { sendMail } from '../mail/mails.ts';
import { playerByEmail } from '../player-row.ts';

const jobName = 'account:confirmation-mail';
const Payload = z.object({ email: z.string(), site: z.string() });

/**
 * Emails the link that confirms an address. `site` is the origin used in the link and must be one of the configured
 * sites [A17].
 */
export async function sendConfirmation(
  tx: Tx,
  { deps, config }: Platform,
  to: { playerId: number; email: string; language: string; site: string },
): Promise<void> {
  const token = await giveMailToken(tx, deps, to, 'confirmation');
  const { email, language, site } = to;
  const link = siteLink(config, site, language, `/confirmation?confirmation_token=${token}`);
  await sendMail(tx, deps, { to: email, language, text: 'confirmation', fill: { link }, site });
}

/**
 * Only schedules the email. Whether there is an account to confirm is looked up after the response is sent, so that
 * the response does not reveal it [A16].
 */
export async function askConfirmation(
  { db, deps, config, jobs }: Platform,
  given: string,
  call: Call,
): Promise<Refused | undefined> {
  const wrong = checkEmail(given);
  if (wrong !== null) return refuse('invalid', { email: [wrong] });
  const payload = { email: normalEmail(given), site: siteOf(config, call) };
  await db.transaction(tx => jobs.schedule(tx, jobName, deps.now(), payload));
  return undefined;
}

/** Registers the job that resends the link, unless the address has no account or is already confirmed. */
export function registerConfirmationMails(platform: Platform): void {
  const send = async (tx: Tx, planned: unknown): Promise<void> => {
    const { email, site } = Payload.parse(planned);
    const player = await playerByEmail(tx, email);
    if (player === null || player.confirmed_at !== null) return;
    const { language } = player;
    await sendConfirmation(tx, platform, { playerId: Number(player.id), email, language, site });
  };
  platform.jobs.on(jobName, send, 'mail');
}

/**
 * Confirms an address with the emailed link, once [A17]. It opens no session [A15]. If the link was sent for an email
 * change, it completes that change.
 */
export async function confirmEmail(
  platform: Platform,
  token: string,
  call: Call,
): Promise<{ confirmed_at: string } | Refused> {
  const { db, deps } = platform;
  const expired = refuse('invalid', { confirmation_token: ['expired'] });
  const work = async (tx: Tx): Promise<{ confirmed_at: string } | Refused> => {
    const now = deps.now();
    if ((await readMailToken(tx, deps, 'new_email', token)) !== null) {
      const changed = await finishEmailChange(tx, platform, token, call.ip);
      return changed ? { confirmed_at: now.toISOString() } : expired;
    }
    const playerId = await takeMailToken(tx, deps, 'confirmation', token);
    if (playerId === null) return expired;
    const [row] = await tx.query<{ confirmed_at: Date }>(
      'UPDATE players SET confirmed_at = coalesce(confirmed_at, $2) WHERE id = $1 RETURNING confirmed_at',
      [playerId, now],
    );
    const actor = `player:${playerId}`;
    await audit(tx, deps, { actor, action: 'player.email_confirmed', subject: actor, ip: call.ip });
    return { confirmed_at: (row?.confirmed_at ?? now).toISOString() };
  };
  return await db.transaction(work).catch((error: unknown) => {
    if (isAddressTaken(error)) return expired;
    throw error;
  });
}
