import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNewPassword } from '@liftoff/rules/account/password';
import { isCommonPassword, passwordOpens } from './passwords.ts';
import type { PlayerRow } from '../player-row.ts';

/**
 * What is wrong with a password that a player wants in the place of theirs [A12]. Slow, since it is held against the one
 * before: never inside a transaction.
 */
export async function newPasswordVerdict(password: string, player: PlayerRow): Promise<Verdict> {
  const verdict = checkNewPassword(password, player.email, isCommonPassword);
  if (verdict !== null) return verdict;
  return (await passwordOpens(password, player.password_hash)) ? 'VALIDATION.PASSWORD.SAME' : null;
}
