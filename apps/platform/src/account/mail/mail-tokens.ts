import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { signInThresholds } from '../sign-in/sign-in-attempts.ts';
import { newToken, tokenHash } from '../../core/token.ts';

/** What a link in an email, or a link that an operator hands over, can be used for. It works for no other purpose. */
export type MailPurpose = 'confirmation' | 'new_email' | 'restore' | 'unlock' | 'autologin' | 'offers' | 'sms_offers';

/** How long each link works, in milliseconds (Trust §A, thresholds). */
export const mailTokenMs: Readonly<Record<MailPurpose, number>> = {
  confirmation: 24 * 3_600_000,
  new_email: 24 * 3_600_000,
  offers: 24 * 3_600_000,
  sms_offers: 24 * 3_600_000,
  restore: 30 * 60_000,
  autologin: 15 * 60_000,
  // For as long as strangers' wrong guesses can keep the account locked.
  unlock: signInThresholds.perAccount.windowMs,
};

/** Creates a token for a player and a purpose: 256 random bits, stored only as a hash [A17]. */
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

/**
 * Returns the id of the player to whom the token belongs, without using it up. `null` if the token is unknown, used,
 * expired or for another purpose [A17].
 */
export async function readMailToken(sql: Sql, deps: Deps, purpose: MailPurpose, token: string): Promise<number | null> {
  const [row] = await sql.query<{ player_id: bigint }>(
    `SELECT player_id FROM mail_tokens
     WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
    [tokenHash(token), purpose, deps.now()],
  );
  return row ? Number(row.player_id) : null;
}

/** Like `readMailToken`, but uses the token up. Only one of two concurrent calls gets the player's id [A17]. */
export async function takeMailToken(tx: Tx, deps: Deps, purpose: MailPurpose, token: string): Promise<number | null> {
  const [row] = await tx.query<{ player_id: bigint }>(
    `UPDATE mail_tokens SET used_at = $3
     WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 RETURNING player_id`,
    [tokenHash(token), purpose, deps.now()],
  );
  return row ? Number(row.player_id) : null;
}
