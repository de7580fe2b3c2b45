import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNewPassword } from '@liftoff/rules/account/password';
import { passwordOpens } from './passwords.ts';
import { isCommonPassword } from '@liftoff/rules/account/common-passwords';
import type { PlayerRow } from '../player-row.ts';

/**
 * What is wrong with a new password, or `null` if it is accepted [A12]. It is compared with the current password,
 * which is slow, so never call it inside a transaction.
 */
export async function newPasswordVerdict(password: string, player: PlayerRow): Promise<Verdict> {
  const verdict = checkNewPassword(password, player.email, isCommonPassword);
  if (verdict !== null) return verdict;
  return (await passwordOpens(password, player.password_hash)) ? 'VALIDATION.PASSWORD.SAME' : null;
}
