import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { signInThresholds } from '../sign-in-attempts.ts';
import { newToken } from '../token.ts';

/** What a link of a mail is good for: nothing but this. */
export type MailPurpose = 'confirmation' | 'restore' | 'unlock';

/** Trust §A, thresholds: milliseconds a link works. */
export const mailTokenMs: Readonly<Record<MailPurpose, number>> = {
  confirmation: 24 * 3_600_000,
  restore: 30 * 60_000,
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
