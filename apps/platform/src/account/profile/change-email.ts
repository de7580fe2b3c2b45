import { checkEmail, normalEmail } from '@liftoff/rules/account/email';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { endMailTokens, giveMailToken, mailTokenMs, takeMailToken } from '../mail/mail-tokens.ts';
import { countryText, momentText } from '../mail/mail-words.ts';
import { siteLink, siteOf, siteOfPlayer } from '../mail/site-link.ts';
import { sendMail } from '../mail/mails.ts';
import { personOf, type PersonGate } from './person.ts';
import { playerByEmail, playerById } from '../player-row.ts';

/** The address to which the player has requested a change; `null` if no change is pending or its link has expired. */
export async function waitingEmail(sql: Sql, deps: Deps, playerId: number): Promise<string | null> {
  const [row] = await sql.query<{ email: string }>(
    'SELECT email FROM email_changes WHERE player_id = $1 AND expires_at > $2',
    [playerId, deps.now()],
  );
  return row?.email ?? null;
}

/**
 * Requests an email change. The old address stays valid until the link sent to the new one is used, and is notified
 * immediately. If the new address already has an account, the response is the same, but no link is sent [A11] [A16].
 */
export async function askEmailChange(
  platform: Platform,
  call: CallOf<'player'>,
  given: string,
  personGates: readonly PersonGate[],
): Promise<undefined | Refused> {
  const { db, deps, config } = platform;
  const wrong = checkEmail(given);
  if (wrong !== null) return refuse('invalid', { email: [wrong] });
  const email = normalEmail(given);
  return await db.transaction(async tx => {
    const player = await playerById(tx, call.player.id, 'FOR UPDATE');
    if (!player) return refuse('unauthenticated');
    if (player.email === email) return refuse('invalid', { email: ['VALIDATION.EMAIL.SAME'] });
    for (const gate of personGates) {
      const shut = await gate(tx, personOf({ ...player, email }));
      if (shut) return shut;
    }
    const now = deps.now();
    const playerId = Number(player.id);
    await forgetWaiting(tx, playerId, now);
    await tx.query('INSERT INTO email_changes (player_id, email, asked_at, expires_at) VALUES ($1, $2, $3, $4)', [
      playerId,
      email,
      now,
      new Date(now.getTime() + mailTokenMs.new_email),
    ]);
    const { language } = player;
    const site = siteOf(config, call);
    const token = await giveMailToken(tx, deps, { playerId, email }, 'new_email');
    if ((await playerByEmail(tx, email)) === null) {
      const link = siteLink(config, site, language, `/confirmation?confirmation_token=${token}`);
      await sendMail(tx, deps, { to: email, language, text: 'email_change', fill: { link }, site, playerId });
    }
    const fill = {
      link: siteLink(config, site, language, '/remind'),
      asked: momentText(now, language),
      from: countryText(call.country, language),
    };
    await sendMail(tx, deps, { to: player.email, language, text: 'email_change_asked', fill, site });
    const actor = `player:${playerId}`;
    await audit(tx, deps, { actor, action: 'player.email_change_asked', subject: actor, ip: call.ip });
    return undefined;
  });
}

/** Cancels the pending email change; its link no longer works. */
export async function cancelEmailChange(
  { db, deps }: Platform,
  { player: { id: playerId }, ip }: Pick<CallOf<'player'>, 'player' | 'ip'>,
): Promise<undefined> {
  await db.transaction(async tx => {
    if (!(await forgetWaiting(tx, playerId, deps.now()))) return;
    const actor = `player:${playerId}`;
    await audit(tx, deps, { actor, action: 'player.email_change_cancelled', subject: actor, ip });
  });
}

/** Removes the pending change and its link. Returns whether a change was pending. */
async function forgetWaiting(tx: Tx, playerId: number, now: Date): Promise<boolean> {
  await tx.query(
    `UPDATE mail_tokens SET used_at = $2 WHERE player_id = $1 AND purpose = 'new_email' AND used_at IS NULL`,
    [playerId, now],
  );
  const gone = await tx.query('DELETE FROM email_changes WHERE player_id = $1 RETURNING player_id', [playerId]);
  return gone.length > 0;
}

/**
 * Completes an email change with the link that was sent to the new address. Returns `false` if the link has expired
 * or the address now belongs to another account. Using the link proves access to the mailbox, so the new address
 * counts as confirmed. A notice is sent to the old address.
 */
export async function finishEmailChange(tx: Tx, platform: Platform, token: string, ip: string): Promise<boolean> {
  const { deps, config } = platform;
  const owner = await takeMailToken(tx, deps, 'new_email', token);
  const player = owner === null ? null : await playerById(tx, owner);
  if (player === null) return false;
  const now = deps.now();
  const playerId = Number(player.id);
  const email = await waitingEmail(tx, deps, playerId);
  await forgetWaiting(tx, playerId, now);
  if (email === null || (await playerByEmail(tx, email)) !== null) return false;
  await tx.query('UPDATE players SET email = $2, confirmed_at = $3 WHERE id = $1', [playerId, email, now]);
  // Whoever reads the old mailbox must not get in with links that were sent there.
  await endMailTokens(tx, playerId, now);
  const { language } = player;
  const site = siteOfPlayer(config, player);
  const fill = { changed: momentText(now, language) };
  await sendMail(tx, deps, { to: player.email, language, text: 'email_changed', fill, site, playerId });
  const actor = `player:${playerId}`;
  // The audit trail records that the address changed but not the address itself, because the trail is kept longer
  // than the profile [C36] [A44].
  await audit(tx, deps, { actor, action: 'player.email_changed', subject: actor, ip });
  return true;
}

/**
 * Whether the error means that someone else has taken the address. Two players, or a player and a registration, can
 * claim an address concurrently; the database gives it to the first.
 */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'players_email_key';
