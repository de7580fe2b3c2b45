import { activateGrant, endGrant, type GrantEnd, type GrantStep } from '@liftoff/rules/bonus/grant';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import { houseAccount, lockAccounts, openAccount, playerAccount, type Transfer } from '../ledger/ledger.ts';
import { postOrThrow } from '../wallet/post-and-notify.ts';
import { grantColumns, grantOf, type GrantRow } from './grant-rows.ts';
import { saveGrant } from './grant-store.ts';

const dayMs = 86_400_000;

/** The accounts between which a grant's money moves outside of rounds. */
const accountsOf = (playerId: number, currency: CurrencyCode) => ({
  cash: playerAccount(playerId, 'cash', currency),
  bonus: playerAccount(playerId, 'bonus', currency),
  bonuses: houseAccount('bonuses', currency),
});

/** Locks a player's wallet, under which grants change. Opens it if the player has none in this currency. */
export async function lockWallet(tx: Tx, playerId: number, currency: CurrencyCode): Promise<void> {
  const accounts = accountsOf(playerId, currency);
  await openAccount(tx, accounts.cash);
  await lockAccounts(tx, [{ reference: '', legs: Object.values(accounts).map(account => ({ account })) }]);
}

/** Reads a grant under the lock of its wallet. Throws if it does not exist. */
export async function lockedGrant(tx: Tx, id: bigint): Promise<GrantRow> {
  const read = async () =>
    (await tx.query<GrantRow>(`SELECT ${grantColumns} FROM bonus_grants g WHERE g.id = $1`, [id]))[0];
  const found = await read();
  if (found === undefined) throw new Error(`Grant ${id} does not exist`);
  await lockWallet(tx, Number(found.player_id), found.currency);
  return (await read()) ?? found;
}

/**
 * Activates a locked grant: its amount is credited from the operator's bonus account, and the time to wager begins. If
 * another grant of the wallet is active, the grant waits [PX-11], unless it has no wagering and becomes cash at once
 * [PX-38].
 */
export async function beginGrant(tx: Tx, { deps, jobs }: Platform, row: GrantRow): Promise<void> {
  const now = deps.now();
  const active = await tx.query(
    `SELECT FROM bonus_grants WHERE player_id = $1 AND currency = $2 AND stage IN ('handle_bets', 'wager_done') AND id <> $3`,
    [row.player_id, row.currency, row.id],
  );
  const grant = grantOf(row);
  if (active.length > 0 && grant.state.toWager > 0n) {
    await saveGrant(tx, jobs, grant.state, { ...grant, state: { ...grant.state, stage: 'wait' } }, now);
    return;
  }
  const validUntil = new Date(now.getTime() + grant.terms.wager_days * dayMs);
  await tx.query('UPDATE bonus_grants SET activated_at = $2, valid_until = $3 WHERE id = $1', [
    row.id,
    now,
    validUntil,
  ]);
  const step = activateGrant(grant.state);
  const { bonus, bonuses } = accountsOf(Number(row.player_id), row.currency);
  const credit: Transfer = {
    kind: 'bonus',
    reference: `grant:${row.id}:credit`,
    legs: [
      { account: bonuses, amount: -row.amount },
      { account: bonus, amount: row.amount },
    ],
  };
  await postOrThrow(tx, deps, [credit, ...stepTransfers(row, step)]);
  await saveGrant(tx, jobs, grant.state, { ...grant, validUntil, state: step.grant }, now);
}

/** Ends a locked grant, at once or when its open rounds have closed [PX-17]. A grant that has ended stays unchanged. */
export async function finishGrant(tx: Tx, { deps, jobs }: Platform, row: GrantRow, as: GrantEnd): Promise<void> {
  const grant = grantOf(row);
  const step = endGrant(grant.state, as);
  if (step.grant === grant.state) return;
  await postOrThrow(tx, deps, stepTransfers(row, step));
  await saveGrant(tx, jobs, grant.state, { ...grant, state: step.grant }, deps.now());
}

/** Ends all of a player's grants, because the player begins a break or closes the account [PX-46]. */
export async function endGrantsOf(tx: Tx, platform: Platform, playerId: number): Promise<void> {
  const rows = await tx.query<{ id: bigint }>(
    `SELECT id FROM bonus_grants WHERE player_id = $1 AND stage IN ('issued', 'wait', 'handle_bets')
     ORDER BY currency, (stage IN ('issued', 'wait')) DESC, id`,
    [playerId],
  );
  for (const { id } of rows) await finishGrant(tx, platform, await lockedGrant(tx, id), 'canceled');
}

function stepTransfers({ id, player_id, currency }: GrantRow, { toCash, toOperator }: GrantStep): Transfer[] {
  const { cash, bonus, bonuses } = accountsOf(Number(player_id), currency);
  const move = (kind: Transfer['kind'], to: Transfer['legs'][number]['account'], amount: bigint): Transfer => ({
    kind,
    reference: `grant:${id}:${kind}`,
    legs: [
      { account: bonus, amount: -amount },
      { account: to, amount },
    ],
  });
  return [
    ...(toCash > 0n ? [move('bonus_converted', cash, toCash)] : []),
    ...(toOperator > 0n ? [move('bonus_returned', bonuses, toOperator)] : []),
  ];
}
