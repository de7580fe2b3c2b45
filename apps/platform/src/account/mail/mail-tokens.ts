import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { signInThresholds } from '../sign-in/sign-in-attempts.ts';
import { newToken, tokenHash } from '../../core/token.ts';

/** What a link of a mail, or one that an operator hands over, is good for: nothing but this. */
export type MailPurpose = 'confirmation' | 'new_email' | 'restore' | 'unlock' | 'autologin' | 'offers' | 'sms_offers';

/** Trust §A, thresholds: milliseconds a link works. */
export const mailTokenMs: Readonly<Record<MailPurpose, number>> = {
  confirmation: 24 * 3_600_000,
  new_email: 24 * 3_600_000,
  offers: 24 * 3_600_000,
  sms_offers: 24 * 3_600_000,
  restore: 30 * 60_000,
  autologin: 15 * 60_000,
  // As long as strangers can keep the account's gate shut.
  unlock: signInThresholds.perAccount.windowMs,
};

/** A new token for a player and a purpose: 256 random bits, of which a hash is kept [A17]. */
export async function giveMailToken(tx: Tx, deps: Deps, playerId: number, purpose: MailPurpose): Promise<string> {
  const { token, hash } = newToken(deps);
  const expiresAt = new Date(deps.now().getTime() + mailTokenMs[purpose]);
  await tx.query('INSERT INTO mail_tokens (token_hash, player_id, purpose, expires_at) VALUES ($1, $2, $3, $4)', [
    hash,
    playerId,
    purpose,
    expiresAt,
  ]);
  return token;
}

/** Whose link this is, without using it up; null for one that is unknown, used, over, or for another purpose [A17]. */
export async function readMailToken(sql: Sql, deps: Deps, purpose: MailPurpose, token: string): Promise<number | null> {
  const [row] = await sql.query<{ player_id: bigint }>(
    `SELECT player_id FROM mail_tokens
     WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
    [tokenHash(token), purpose, deps.now()],
  );
  return row ? Number(row.player_id) : null;
}

/** The same, and uses it up: of two that come at once one gets the player, the other null [A17]. */
export async function takeMailToken(tx: Tx, deps: Deps, purpose: MailPurpose, token: string): Promise<number | null> {
  const [row] = await tx.query<{ player_id: bigint }>(
    `UPDATE mail_tokens SET used_at = $3
     WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING player_id`,
    [tokenHash(token), purpose, deps.now()],
  );
  return row ? Number(row.player_id) : null;
}
