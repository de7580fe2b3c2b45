import { refuse, type Refused } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { hashOfTyped, takeBackupCode } from './backup-codes.ts';
import { countTryOfSession, triesAreUsedUp } from './otp-tries.ts';
import type { PlayerRow } from '../player-row.ts';
import { totpStepOf } from './totp.ts';

/** What became of a code: taken, no code of this account now, or one that has been used. */
export type CodeVerdict = 'taken' | 'wrong' | 'used';

/** What was typed: a code of the authenticator, or a backup code with its hash. */
export interface TypedCode {
  readonly text: string;
  readonly backupHash: Buffer | null;
}

/** Reads what was typed for a player; slow for a backup code, so never inside a transaction. */
export const readCode = async (sql: Sql, playerId: number, text: string): Promise<TypedCode> => ({
  text,
  backupHash: await hashOfTyped(sql, playerId, text),
});

/** Takes a code, once: of two that come with the same one, the second finds it used [A14]. The caller holds the row. */
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

/** The code of a session that shows once more who is there; it counts among the tries of the day. Null lets it through. */
export async function askCode(tx: Tx, deps: Deps, player: PlayerRow, code: TypedCode | null): Promise<Refused | null> {
  if (player.totp_secret === null) return null;
  if (code === null) return refuse('invalid', { otp_attempt: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] });
  if (await triesAreUsedUp(tx, Number(player.id), deps.now())) return refuse('rate_limited');
  await countTryOfSession(tx, deps, Number(player.id));
  const verdict = await takeCode(tx, deps, player, code);
  return verdict === 'taken' ? null : refuse('invalid', { otp_attempt: [verdictKeys[verdict]] });
}
