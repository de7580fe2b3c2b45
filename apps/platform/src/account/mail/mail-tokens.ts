import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { signInThresholds } from '../sign-in/sign-in-attempts.ts';
import { newToken, tokenHash } from '../../core/token.ts';

/** What a link in an email, or a link that an operator hands over, can be used for. It works for no other purpose. */
export type MailPurpose = keyof typeof mailTokenMs | 'limit';

/** How long each link works, in milliseconds (Trust §A, thresholds). A limit change has its own deadline [C3]. */
export const mailTokenMs = {
  confirmation: 24 * 3_600_000,
  new_email: 24 * 3_600_000,
  offers: 24 * 3_600_000,
  sms_offers: 24 * 3_600_000,
  restore: 30 * 60_000,
  autologin: 15 * 60_000,
  // For as long as strangers' wrong guesses can keep the account locked.
  unlock: signInThresholds.perAccount.windowMs,
} as const;

/** The player a link is for, and the address it is sent to. The link works only while that address is the player's. */
export interface MailTokenOwner {
  readonly playerId: number;
  readonly email: string;
}

/** Creates a token for a player and a purpose: 256 random bits, stored only as a hash [A17]. */
export async function giveMailToken(
  tx: Tx,
  deps: Deps,
  to: MailTokenOwner,
  purpose: keyof typeof mailTokenMs,
): Promise<string> {
  const { token, hash } = newToken(deps);
  await putMailToken(tx, to, { hash, purpose, expiresAt: new Date(deps.now().getTime() + mailTokenMs[purpose]) });
  return token;
}

/** Stores a token that the caller has created. */
export async function putMailToken(
  tx: Tx,
  { playerId, email }: MailTokenOwner,
  { hash, purpose, expiresAt }: { hash: Buffer; purpose: MailPurpose; expiresAt: Date },
): Promise<void> {
  await tx.query(
    'INSERT INTO mail_tokens (token_hash, player_id, email, purpose, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hash, playerId, email, purpose, expiresAt],
  );
}

/**
 * SQL condition: the token is unused, not expired, and was sent to the address that the player has now, or for an
 * address change, to the address that the player has asked for. Expects hash, purpose and time as parameters.
 */
const isValid = `token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 AND email = (
  CASE purpose WHEN 'new_email' THEN (SELECT c.email FROM email_changes c WHERE c.player_id = mail_tokens.player_id)
    ELSE (SELECT p.email FROM players p WHERE p.id = mail_tokens.player_id) END)`;

/**
 * Returns the id of the player to whom the token belongs, without using it up. `null` if the token is unknown, used,
 * expired, for another purpose, or was sent to an address that is no longer the player's [A17].
 */
export async function readMailToken(sql: Sql, deps: Deps, purpose: MailPurpose, token: string): Promise<number | null> {
  const [row] = await sql.query<{ player_id: bigint }>(`SELECT player_id FROM mail_tokens WHERE ${isValid}`, [
    tokenHash(token),
    purpose,
    deps.now(),
  ]);
  return row ? Number(row.player_id) : null;
}

/**
 * Like `readMailToken`, but uses the token up and locks the player's row. Only one of two concurrent calls gets the
 * player's id [A17]. The row is locked first, as by all code that ends links, so that a link that was ended in the
 * meantime is not accepted.
 */
export async function takeMailToken(tx: Tx, deps: Deps, purpose: MailPurpose, token: string): Promise<number | null> {
  const owner = await readMailToken(tx, deps, purpose, token);
  if (owner === null) return null;
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [owner]);
  const [row] = await tx.query<{ player_id: bigint }>(
    `UPDATE mail_tokens SET used_at = $3 WHERE ${isValid} RETURNING player_id`,
    [tokenHash(token), purpose, deps.now()],
  );
  return row ? Number(row.player_id) : null;
}

/** Ends all links of a player, because their address or password has changed, or the account was closed [A10]. */
export async function endMailTokens(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.query('UPDATE mail_tokens SET used_at = $2 WHERE player_id = $1 AND used_at IS NULL', [playerId, now]);
}
