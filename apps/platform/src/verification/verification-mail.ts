import type { VerificationStatus } from '@liftoff/contract/account/verification';
import { momentText } from '../account/mail/mail-words.ts';
import { siteLink, siteOfPlayer } from '../account/mail/site-link.ts';
import { sendMail } from '../account/mail/mails.ts';
import { playerById } from '../account/player-row.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import type { VerificationRow } from './verification-row.ts';

/**
 * The email for each status. A player who has just sent documents is already on the page, so there is no email for
 * that.
 */
const texts = {
  identity: {
    verified: 'identity_verified',
    rejected_retry: 'identity_again',
    rejected_final: 'identity_refused',
    expired: 'identity_expired',
  },
  source_of_wealth: {
    verified: 'wealth_verified',
    rejected_retry: 'wealth_again',
    rejected_final: 'wealth_refused',
    expired: 'wealth_expired',
  },
} as const;

const isMailed = (status: VerificationStatus): status is keyof (typeof texts)['identity'] => status in texts.identity;

/** Emails a player the new status of their verification. The reason is shown only on the page. */
export async function mailStatus(
  tx: Tx,
  platform: Platform,
  row: VerificationRow,
  status: VerificationStatus,
): Promise<void> {
  if (isMailed(status)) await mailAbout(tx, platform, row, texts[row.kind][status]);
}

/** Emails a player a request for their source of wealth, with the due date from the row. */
export const askByMail = (tx: Tx, platform: Platform, row: VerificationRow): Promise<void> =>
  mailAbout(tx, platform, row, 'wealth_asked');

async function mailAbout(tx: Tx, { deps, config }: Platform, row: VerificationRow, text: string): Promise<void> {
  const player = await playerById(tx, Number(row.player_id));
  if (player === null) throw new Error(`Player ${row.player_id} has gone`);
  const { email, language } = player;
  const link = siteLink(config, siteOfPlayer(config, player), language, '/profile/verification');
  const fill = { link, ...(row.due_at === null ? {} : { until: momentText(row.due_at, language) }) };
  await sendMail(tx, deps, { to: email, language, text, fill });
}
