import type { CurrencyCode } from '@liftoff/contract/core/money';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import type { ByOperator } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { balanceOf, houseAccount, lockAccounts, openAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { creditedDeposits, paidOut, pendingWithdrawals, type PaymentRow } from '../payment/payment-row.ts';
import type { MovePayment } from '../payment/move-payment.ts';
import type { Providers } from '../providers/providers.ts';
import { sendBack } from './return-reserved.ts';

/**
 * Voids all of a player's play: books back everything won or lost, so that each account holds what was paid in, and
 * returns every deposit to where it came from [C25]. Unsent withdrawals are cancelled, and money already paid out
 * counts against the oldest deposits, so the player never gets back more than was paid in. If a provider cannot make a
 * refund, or only refunds whole deposits, the money stays reserved until an operator handles it. The caller must hold
 * the lock on the player's row, and must ensure that no round is open and that no session can begin one.
 */
export async function voidPlay(
  tx: Tx,
  { deps, providers, move }: { deps: Deps; providers: Providers; move: MovePayment },
  playerId: number,
  by: ByOperator,
): Promise<void> {
  const player = await playerById(tx, playerId);
  if (player === null) throw new Error(`Player ${playerId} has gone`);
  for (const withdrawal of await pendingWithdrawals(tx, playerId)) await move(tx, withdrawal, 'canceled');
  const owner = `player:${playerId}`;
  const accounts = await tx.query<{ currency: CurrencyCode }>(
    `SELECT currency FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' ORDER BY currency`,
    [owner],
  );
  for (const { currency } of accounts) {
    const deposits = await stillIn(tx, playerId, currency);
    await bookBack(tx, deps, playerId, currency, sumOf(deposits));
    for (const payment of deposits) await takeOut(tx, deps, providers, payment, player, by);
  }
}

const sumOf = (payments: readonly PaymentRow[]): bigint =>
  payments.reduce((sum, { held_amount }) => sum + held_amount, 0n);

/**
 * The deposits in a currency whose money is still in the account, each with the part that is. Payouts count against
 * the oldest deposits first, and can take a part of one.
 */
async function stillIn(tx: Tx, playerId: number, currency: CurrencyCode): Promise<PaymentRow[]> {
  let gone = await paidOut(tx, playerId, currency);
  const deposits = await creditedDeposits(tx, playerId, currency);
  return deposits.flatMap(payment => {
    const taken = gone < payment.amount ? gone : payment.amount;
    gone -= taken;
    return taken === payment.amount ? [] : [{ ...payment, held_amount: payment.amount - taken }];
  });
}

/**
 * Sets cash to the amount paid in and bonus money to zero, with the games account as counterpart, once per player and
 * currency [I5].
 */
async function bookBack(tx: Tx, deps: Deps, playerId: number, currency: CurrencyCode, to: bigint): Promise<void> {
  const [cash, bonus] = [playerAccount(playerId, 'cash', currency), playerAccount(playerId, 'bonus', currency)];
  const games = houseAccount('games', currency);
  const reference = `under_age:${playerId}:${currency}`;
  await lockAccounts(tx, [{ reference, legs: [cash, bonus, games].map(account => ({ account })) }]);
  const byCash = to - (await balanceOf(tx, cash));
  const byBonus = -(await balanceOf(tx, bonus));
  const legs = [
    { account: cash, amount: byCash },
    { account: bonus, amount: byBonus },
    { account: games, amount: -byCash - byBonus },
  ].filter(({ amount }) => amount !== 0n);
  if (legs.length === 0) return;
  const posted = await post(tx, deps, { kind: 'play_voided', reference, legs });
  if (posted.outcome !== 'posted') throw new Error(`The play of player ${playerId} could not be voided`);
}

async function takeOut(
  tx: Tx,
  deps: Deps,
  providers: Providers,
  payment: PaymentRow,
  player: PlayerRow,
  by: ByOperator,
): Promise<void> {
  const playerId = Number(payment.player_id);
  const held = playerAccount(playerId, 'held', payment.currency);
  await openAccount(tx, held);
  const posted = await post(tx, deps, {
    kind: 'deposit_recalled',
    reference: `payment:${payment.id}:recalled`,
    legs: [
      { account: playerAccount(playerId, 'cash', payment.currency), amount: -payment.held_amount },
      { account: held, amount: payment.held_amount },
    ],
  });
  if (posted.outcome !== 'posted') throw new Error(`Payment ${payment.id} could not be taken out`);
  await tx.query(`UPDATE payments SET held_for = 'under_age', held_amount = $2 WHERE id = $1`, [
    payment.id,
    payment.held_amount,
  ]);
  const sent = { actor: by.operator, ip: by.ip };
  await sendBack(tx, deps, providers, { ...payment, held_for: 'under_age' }, player, sent);
}
