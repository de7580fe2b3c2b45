import { momentText } from '../account/mail/mail-words.ts';
import { sendMail } from '../account/mail/mails.ts';
import { hashPassword } from '../account/password/passwords.ts';
import { playerById } from '../account/player-row.ts';
import { endAllSessions } from '../account/sessions/sessions.ts';
import { refuse, Undone, type Refused } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import type { EndGames } from '../limits/exclusion/breaks.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Asked } from './copies.ts';
import { closureTerms, whatIsInTheWay } from './closure-terms.ts';

interface Closed {
  closed_at: string;
  erased_from: string;
  kept_until: string | null;
}

/**
 * Closes an account permanently at its player's request: games and sessions end, nobody can sign in, and at a set
 * time all data that the law does not require to be kept is erased [C40]. This is decided under the lock on the
 * player's row, when no bet can start, and is refused while there is a balance, an open payment or an open bet. A
 * break or an exclusion does not prevent the closure, and the closure does not end the break or exclusion.
 */
export async function closeAccount(
  platform: Platform,
  endGames: EndGames,
  asked: Asked & { readonly sessionId?: string },
): Promise<Closed | Refused> {
  const { db, deps } = platform;
  // The hash of a random password that nobody knows.
  const noPassword = await hashPassword(deps.randomBytes(32).toString('base64url'));
  try {
    return await db.transaction(tx => close(tx, platform, endGames, asked, noPassword));
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}

async function close(
  tx: Tx,
  { deps }: Platform,
  endGames: EndGames,
  { playerId: id, viewer, actor, ip, sessionId }: Asked & { readonly sessionId?: string },
  noPassword: string,
): Promise<Closed> {
  const player = await playerById(tx, id, 'FOR UPDATE');
  // If the session has ended in the meantime, it must not close the account.
  const open = await tx.query('SELECT FROM sessions WHERE id = $1 AND ended_at IS NULL', [sessionId ?? null]);
  const isTheirs = viewer === 'operator' || open.length > 0;
  if (player === null || player.closed_at !== null || !isTheirs) throw new Undone(refuse('unauthenticated'));
  const now = deps.now();
  // Games are ended before money and sessions are touched, because a bet takes its locks in this order.
  await endGames(tx, id, now, 'closed');
  const inTheWay = await whatIsInTheWay(tx, id);
  if (inTheWay.length > 0) throw new Undone(refuse('account_in_use', { account: inTheWay }));
  const { eraseAt, keptUntil } = await closureTerms(tx, id, now);
  await tx.query(
    `UPDATE players SET closed_for = 'own_wish', closed_at = $2, password_hash = $3, totp_secret = NULL,
       receive_promos = false, receive_sms_promos = false, promos_asked_at = NULL, sms_promos_asked_at = NULL WHERE id = $1`,
    [id, now, noPassword],
  );
  await tx.query('INSERT INTO account_closures (player_id, closed_at, erase_at, kept_until) VALUES ($1, $2, $3, $4)', [
    id,
    now,
    eraseAt,
    keptUntil,
  ]);
  await tx.query('DELETE FROM data_exports WHERE player_id = $1', [id]);
  await endAllSessions(tx, deps, id, 'closed');
  const { email, language } = player;
  const until = keptUntil === null ? {} : { until: momentText(keptUntil, language) };
  const fill = { erased: momentText(eraseAt, language), ...until };
  await sendMail(tx, deps, { to: email, language, text: 'account_closed', fill, playerId: id });
  const closed = {
    closed_at: now.toISOString(),
    erased_from: eraseAt.toISOString(),
    kept_until: keptUntil?.toISOString() ?? null,
  };
  await audit(tx, deps, {
    actor,
    action: 'player.closed',
    subject: `player:${id}`,
    after: { closed_for: 'own_wish', ...closed },
    ip,
  });
  return closed;
}
