import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import { activateSpins, cashInSpins, endSpins, type SpinsEnd, type SpinStep } from '@liftoff/rules/bonus/spin-set';
import { minor } from '@liftoff/rules/money/money';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { lockAccounts, openAccount, type Transfer } from '../ledger/ledger.ts';
import { postOrThrow } from '../wallet/post-and-notify.ts';
import { spinAccounts, spinsEndLegs } from '../wallet/spin-accounts.ts';
import { spinRowById, spinsOf, termsOf, type SpinRow } from './spin-rows.ts';
import { saveSpins } from './spin-store.ts';

const dayMs = 86_400_000;

/** Locks a player's wallet with the accounts of free spins, under which sets change. Opens missing accounts. */
export async function lockSpinWallet(tx: Tx, playerId: number, currency: CurrencyCode): Promise<void> {
  const { cash, bonus, spins, wins, bonuses } = spinAccounts(playerId, currency);
  for (const account of [cash, spins, wins]) await openAccount(tx, account);
  const legs = [cash, bonus, spins, wins, bonuses].map(account => ({ account }));
  await lockAccounts(tx, [{ reference: '', legs }]);
}

/** Reads a set under the lock of its wallet. Throws if it does not exist. */
export async function lockedSpins(tx: Tx, id: bigint | number): Promise<SpinRow> {
  const { player_id: playerId, currency } = await spinRowById(tx, id);
  await lockSpinWallet(tx, Number(playerId), currency);
  return await spinRowById(tx, id);
}

/** Activates a locked set on a game, which begins its time to play, or changes the game of an active one. */
export async function beginSpins(tx: Tx, { deps }: Platform, row: SpinRow, game: string): Promise<void> {
  const now = deps.now();
  const spins = spinsOf(row);
  const isNew = spins.state.stage === 'issued';
  const state = isNew ? activateSpins(spins.state).set : spins.state;
  const validUntil = isNew ? new Date(now.getTime() + termsOf(row).use_days * dayMs) : spins.validUntil;
  await saveSpins(tx, deps, spins.state, { ...spins, game, validUntil, state }, { round: null, at: now });
}

/** Ends a locked set, at once or when its open round has closed [PX-57]. A set that has ended stays unchanged. */
export async function finishSpins(
  tx: Tx,
  platform: Platform,
  row: SpinRow,
  as: SpinsEnd,
  isStopped = false,
): Promise<void> {
  const spins = spinsOf(row);
  await apply(tx, platform, row, { spins, step: endSpins(spins.state, as, isStopped) });
}

/** Ends a locked set whose games can no longer be played, and pays the cash value of its unused spins [PX-56]. */
export async function cashInSet(tx: Tx, platform: Platform, row: SpinRow): Promise<void> {
  const spins = spinsOf(row);
  const step = cashInSpins(spins.state);
  if (step.set === spins.state) return;
  const { cash, bonuses } = spinAccounts(Number(row.player_id), row.currency);
  const amount = minor(termsOf(row).cash_value_cents) * BigInt(row.spins_left);
  const legs = [
    { account: bonuses, amount: -amount },
    { account: cash, amount },
  ];
  const value: Transfer = { kind: 'spins_cashed', reference: `spins:${row.id}:cashed`, legs };
  await apply(tx, platform, row, { spins, step }, amount === 0n ? [] : [value]);
}

/** Ends all of a player's free spins, because the player begins a break or closes the account [PX-46]. */
export async function endSpinsOf(tx: Tx, platform: Platform, playerId: number): Promise<void> {
  const rows = await tx.query<{ id: bigint }>(
    `SELECT id FROM spin_sets WHERE player_id = $1 AND stage IN ('issued', 'handle_bets') ORDER BY currency, id`,
    [playerId],
  );
  for (const { id } of rows) await finishSpins(tx, platform, await lockedSpins(tx, id), 'canceled', true);
}

async function apply(
  tx: Tx,
  { deps }: Platform,
  row: SpinRow,
  { spins, step }: { readonly spins: PlayedSpins; readonly step: SpinStep },
  more: readonly Transfer[] = [],
): Promise<void> {
  if (step.set === spins.state) return;
  const legs = spinsEndLegs({ playerId: Number(row.player_id), currency: row.currency }, step);
  const end: Transfer = { kind: 'spins_ended', reference: `spins:${row.id}:ended`, legs };
  await postOrThrow(tx, deps, [...(legs.length > 0 ? [end] : []), ...more]);
  await saveSpins(tx, deps, spins.state, { ...spins, state: step.set }, { round: null, at: deps.now() });
}
