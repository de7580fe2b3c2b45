import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Tx } from '../database/database.ts';
import { balanceOf, houseAccount, lockAccounts, openAccount, playerAccount } from '../ledger/ledger.ts';
import type { Platform } from '../core/platform-context.ts';
import { postAndNotify } from '../wallet/post-and-notify.ts';

/** What a balance is to become, from what it is; null where nothing is to be posted. */
type Difference = (before: bigint) => bigint | null;

/**
 * Posts an adjustment of a player's cash, never by writing over it (I4). Answers the balance before; `not_enough_money`
 * where less would be left than nothing.
 */
export async function adjustBalance(
  tx: Tx,
  { deps }: Platform,
  { playerId, currency, reference }: { playerId: number; currency: CurrencyCode; reference: string },
  differenceTo: Difference,
): Promise<bigint | 'not_enough_money'> {
  const cash = playerAccount(playerId, 'cash', currency);
  await openAccount(tx, cash);
  await openAccount(tx, playerAccount(playerId, 'bonus', currency));
  const adjustments = houseAccount('adjustments', currency);
  // The balance is read once nobody else can move it.
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
