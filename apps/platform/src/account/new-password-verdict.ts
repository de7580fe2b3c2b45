import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkPassword, isPersonal } from '@liftoff/rules/account/password';
import { isCommonPassword, passwordOpens } from './passwords.ts';
import type { PlayerRow } from './player-row.ts';

/**
 * What is wrong with a password that a player wants in the place of theirs [A12]. Slow, since it is held against the one
 * before: never inside a transaction.
 */
export async function newPasswordVerdict(password: string, player: PlayerRow): Promise<Verdict> {
  const verdict = checkPassword(password, isCommonPassword);
  if (verdict !== null) return verdict;
  if (isPersonal(password, player)) return 'VALIDATION.PASSWORD.PERSONAL';
  return (await passwordOpens(password, player.password_hash)) ? 'VALIDATION.PASSWORD.SAME' : null;
}
