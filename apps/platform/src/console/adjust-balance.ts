import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Tx } from '../database/database.ts';
import { balanceOf, houseAccount, lockAccounts, openAccount, playerAccount } from '../ledger/ledger.ts';
import type { Platform } from '../core/platform-context.ts';
import { postAndNotify } from '../wallet/post-and-notify.ts';

/** Computes the difference to post from the current balance; `null` posts nothing. */
type Difference = (before: bigint) => bigint | null;

/**
 * Adjusts a player's cash by posting a transfer; a balance is never overwritten [I4]. Returns the previous balance,
 * or `not_enough_money` if the balance would become negative.
 */
export async function adjustBalance(
  tx: Tx,
  { deps }: Platform,
  { playerId, currency, reference }: { playerId: number; currency: CurrencyCode; reference: string },
  differenceTo: Difference,
): Promise<bigint | 'not_enough_money'> {
  const cash = playerAccount(playerId, 'cash', currency);
  await openAccount(tx, cash);
  const adjustments = houseAccount('adjustments', currency);
  // Reads the balance under the lock, so that it cannot change before the posting.
  await lockAccounts(tx, [{ reference, legs: [{ account: cash }, { account: adjustments }] }]);
  const before = await balanceOf(tx, cash);
  const difference = differenceTo(before);
  if (difference === null) return before;
  const legs = [
    { account: cash, amount: difference },
    { account: adjustments, amount: -difference },
  ];
  const posted = await postAndNotify(tx, deps, [{ kind: 'adjustment', reference, legs }]);
  return posted.outcome === 'not_enough_money' ? 'not_enough_money' : before;
}
