import { refuse, type Refused } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { hashOfTyped, takeBackupCode } from './backup-codes.ts';
import { countTryOfSession, nextTryInSec } from './otp-tries.ts';
import type { PlayerRow } from '../player-row.ts';
import { totpStepOf } from './totp.ts';

/** The result of checking a code: accepted, wrong for this account at this time, or already used. */
export type CodeVerdict = 'taken' | 'wrong' | 'used';

/** What the player typed: a code from the authenticator, or a backup code with its hash. */
export interface TypedCode {
  readonly text: string;
  readonly backupHash: Buffer | null;
}

/** Reads what a player typed. Slow for a backup code, so never call it inside a transaction. */
export const readCode = async (sql: Sql, playerId: number, text: string): Promise<TypedCode> => ({
  text,
  backupHash: await hashOfTyped(sql, playerId, text),
});

/**
 * Uses up a code. If two concurrent calls send the same code, the second gets `used` [A14]. The caller must hold the
 * lock on the player's row.
 */
export async function takeCode(tx: Tx, deps: Deps, player: PlayerRow, code: TypedCode): Promise<CodeVerdict> {
  if (player.totp_secret === null) return 'wrong';
  if (code.backupHash !== null) return await takeBackupCode(tx, deps, player, code.backupHash);
  const step = totpStepOf(player.totp_secret, code.text, deps.now());
  if (step === null) return 'wrong';
  const taken = await tx.query(
    'UPDATE players SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2 RETURNING id',
    [player.id, step],
  );
  return taken.length === 0 ? 'used' : 'taken';
}

const verdictKeys = { wrong: 'VALIDATION.CODE.WRONG', used: 'VALIDATION.CODE.USED' } as const;

/**
 * Checks the code when the player enters the password again in an open session. A wrong code counts towards the daily
 * limit of sessions. Returns `null` if the code is accepted. The caller must hold the lock on the player's row.
 */
export async function askCode(tx: Tx, deps: Deps, player: PlayerRow, code: TypedCode | null): Promise<Refused | null> {
  if (player.totp_secret === null) return null;
  if (code === null) return refuse('invalid', { otp_attempt: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] });
  const playerId = Number(player.id);
  const retryAfterSec = await nextTryInSec(tx, playerId, 'session', deps.now());
  if (retryAfterSec > 0) return { ...refuse('rate_limited'), retryAfterSec };
  const verdict = await takeCode(tx, deps, player, code);
  if (verdict === 'wrong') await countTryOfSession(tx, deps, playerId);
  return verdict === 'taken' ? null : refuse('invalid', { otp_attempt: [verdictKeys[verdict]] });
}
