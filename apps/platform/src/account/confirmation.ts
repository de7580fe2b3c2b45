import type { Tx } from '../database/database.ts';
import type { Platform } from '../platform-context.ts';
import { giveMailToken } from './mail/mail-tokens.ts';
import { siteLink } from './mail/site-link.ts';
import { sendMail } from './mails.ts';

/** Sends the link that confirms an address; `site` is the origin it leads to, of the platform's own [A17]. */
export async function sendConfirmation(
  tx: Tx,
  { deps, config }: Platform,
  to: { playerId: number; email: string; language: string; site: string },
): Promise<void> {
  const token = await giveMailToken(tx, deps, to.playerId, 'confirmation');
  const { email, language, site } = to;
  const link = siteLink(config, site, language, `/confirmation?confirmation_token=${token}`);
  await sendMail(tx, deps, { to: email, language, text: 'confirmation', fill: { link }, site });
}
