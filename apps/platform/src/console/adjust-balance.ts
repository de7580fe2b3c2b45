import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Tx } from '../database/database.ts';
import { balanceOf, houseAccount, lockAccounts, openAccount, playerAccount, post } from '../ledger/ledger.ts';
import type { Platform } from '../core/platform-context.ts';
import { emitAll } from '../realtime/outbox.ts';
import { balanceEvent } from '../wallet/balance-event.ts';

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
  const posted = await post(tx, deps, {
    kind: 'adjustment',
    reference,
    legs: [
      { account: cash, amount: difference },
      { account: adjustments, amount: -difference },
    ],
  });
  if (posted.outcome === 'not_enough_money') return 'not_enough_money';
  const after = posted.balances[0];
  if (!after) throw new Error('The ledger left out a balance');
  const bonus = await balanceOf(tx, playerAccount(playerId, 'bonus', currency));
  const since = posted.before[0]?.seq ?? 0;
  await emitAll(tx, [balanceEvent(playerId, { currency, amount: after.balance, bonus, seq: after.seq, since })]);
  return before;
}
