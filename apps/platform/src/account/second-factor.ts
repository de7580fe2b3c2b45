import { refuse, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { countTryOfSession, triesAreUsedUp } from './otp-tries.ts';
import type { PlayerRow } from './player-row.ts';
import { totpStepOf } from './totp.ts';

/** What became of a code: taken, no code of this account now, or one that has been used. */
export type CodeVerdict = 'taken' | 'wrong' | 'used';

/** Takes a code, once: of two that come with the same one, the second finds it used [A14]. The caller holds the row. */
export async function takeCode(tx: Tx, now: Date, player: PlayerRow, code: string): Promise<CodeVerdict> {
  const step = player.totp_secret === null ? null : totpStepOf(player.totp_secret, code, now);
  if (step === null) return 'wrong';
  const taken = await tx.query(
    'UPDATE players SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2 RETURNING id',
    [player.id, step],
  );
  return taken.length === 0 ? 'used' : 'taken';
}

const verdictKeys = { wrong: 'VALIDATION.CODE.WRONG', used: 'VALIDATION.CODE.USED' } as const;

/** The code of a session that shows once more who is there; it counts among the tries of the day. Null lets it through. */
export async function askCode(
  tx: Tx,
  deps: Deps,
  player: PlayerRow,
  code: string | undefined,
): Promise<Refused | null> {
  if (player.totp_secret === null) return null;
  if (code === undefined || code === '')
    return refuse('invalid', { otp_attempt: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] });
  if (await triesAreUsedUp(tx, Number(player.id), deps.now())) return refuse('rate_limited');
  await countTryOfSession(tx, deps, Number(player.id));
  const verdict = await takeCode(tx, deps.now(), player, code);
  return verdict === 'taken' ? null : refuse('invalid', { otp_attempt: [verdictKeys[verdict]] });
}
