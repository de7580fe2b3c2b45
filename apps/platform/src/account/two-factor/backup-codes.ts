import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { sendMail } from '../mail/mails.ts';
import { hashCode } from '../password/passwords.ts';
import type { PlayerRow } from '../player-row.ts';

/** Number of codes per set; each code works for one sign-in. */
export const backupCodesPerSet = 10;

/** Letters and digits without lookalikes: 32 characters, so five bits each and forty bits per code. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A set of codes as it is stored. A copy of the database reveals no code, and every guess costs one slow hash. */
export interface HashedCodes {
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
}

/** Creates a set of codes such as `4K7Q-MV2R` to show to the player. Slow, so never call it inside a transaction. */
export async function newBackupCodes(deps: Deps): Promise<{ codes: string[]; hashed: HashedCodes }> {
  const codes = new Set<string>();
  while (codes.size < backupCodesPerSet) {
    const letters = [...deps.randomBytes(codeLength)].map(byte => alphabet.charAt(byte % alphabet.length)).join('');
    codes.add(`${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`);
  }
  const salt = deps.randomBytes(16);
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await hashCode(plain(code), salt));
  return { codes: [...codes], hashed: { salt, hashes } };
}

/** Normalises a typed code: either case is accepted, with or without the dash. */
const plain = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/**
 * Hashes a typed code with the player's salt; `null` if the string cannot be a backup code or the player has no
 * codes. Slow, so never call it inside a transaction. If the set is replaced in the meantime, the hash matches no
 * code.
 */
export async function hashOfTyped(sql: Sql, playerId: number, typed: string): Promise<Buffer | null> {
  const code = plain(typed);
  if (code.length !== codeLength || [...code].some(letter => !alphabet.includes(letter))) return null;
  const [row] = await sql.query<{ salt: Buffer | null }>(
    'SELECT backup_codes_salt AS salt FROM players WHERE id = $1',
    [playerId],
  );
  return row?.salt ? await hashCode(code, row.salt) : null;
}

/** Uses up a code and notifies the account owner by email. */
export async function takeBackupCode(
  tx: Tx,
  deps: Deps,
  player: PlayerRow,
  hash: Buffer,
): Promise<'taken' | 'wrong' | 'used'> {
  const playerId = Number(player.id);
  const taken = await tx.query(
    'UPDATE backup_codes SET used_at = $3 WHERE player_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING code_hash',
    [playerId, hash, deps.now()],
  );
  if (taken.length === 0) {
    const known = await tx.query('SELECT FROM backup_codes WHERE player_id = $1 AND code_hash = $2', [playerId, hash]);
    return known.length === 0 ? 'wrong' : 'used';
  }
  const subject = `player:${playerId}`;
  const left = await backupCodesLeft(tx, playerId);
  await audit(tx, deps, { actor: subject, action: 'player.backup_code_used', subject, after: { left } });
  const { email: to, language } = player;
  await sendMail(tx, deps, { to, language, text: 'backup_code_used', fill: { left: String(left) } });
  return 'taken';
}

/** Replaces the player's backup codes with a new set. */
export async function putBackupCodes(tx: Tx, playerId: number, { salt, hashes }: HashedCodes): Promise<void> {
  await removeBackupCodes(tx, playerId);
  await tx.query('UPDATE players SET backup_codes_salt = $2 WHERE id = $1', [playerId, salt]);
  for (const hash of hashes)
    await tx.query('INSERT INTO backup_codes (player_id, code_hash) VALUES ($1, $2)', [playerId, hash]);
}

export async function removeBackupCodes(tx: Tx, playerId: number): Promise<void> {
  await tx.query('DELETE FROM backup_codes WHERE player_id = $1', [playerId]);
  await tx.query('UPDATE players SET backup_codes_salt = NULL WHERE id = $1', [playerId]);
}

export async function backupCodesLeft(sql: Sql, playerId: number): Promise<number> {
  const [row] = await sql.query<{ left: number }>(
    'SELECT count(*)::int AS left FROM backup_codes WHERE player_id = $1 AND used_at IS NULL',
    [playerId],
  );
  return row?.left ?? 0;
}
