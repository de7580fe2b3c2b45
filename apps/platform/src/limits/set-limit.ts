import { privateChannel } from '@liftoff/contract/realtime';
import type { LimitState } from '@liftoff/rules/limits/reached';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { emit } from '../realtime/outbox.ts';
import type { Block } from './limits-of.ts';
import type { Period } from './periods.ts';

export interface NewLimit {
  readonly type: LimitState['type'];
  readonly period: Period;
  /** When a break is over; null: open-ended. */
  readonly endsAt: Date | null;
  readonly accounts: readonly { currency: string; amount: bigint }[];
}

/** Puts a limit in force at once [C2] and tells the player's screens. */
export async function setLimit(tx: Tx, deps: Deps, playerId: number, limit: NewLimit): Promise<void> {
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO user_limits (player_id, type, period, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [playerId, limit.type, limit.period, deps.now(), limit.endsAt],
  );
  for (const account of limit.accounts) {
    await tx.query('INSERT INTO user_limit_accounts (limit_id, currency, amount) VALUES ($1, $2, $3)', [
      row?.id,
      account.currency,
      account.amount,
    ]);
  }
  await emit(tx, privateChannel('game_limits', playerId), { type: limit.type });
}

const dayMs = 86_400_000;

/** The console's word on a player: ends what is in force and puts one block in its place, or none. */
export async function setBlock(
  tx: Tx,
  deps: Deps,
  player: { id: number; currency: string },
  block: Block | 'none',
): Promise<void> {
  const now = deps.now();
  await tx.query('UPDATE user_limits SET ends_at = $2 WHERE player_id = $1 AND (ends_at IS NULL OR ends_at > $2)', [
    player.id,
    now,
  ]);
  if (block === 'self_excluded')
    await setLimit(tx, deps, player.id, { type: 'selfexclusion', period: 'forever', endsAt: null, accounts: [] });
  if (block === 'cooling_off') {
    const endsAt = new Date(now.getTime() + dayMs);
    await setLimit(tx, deps, player.id, { type: 'coolingoff', period: 'day', endsAt, accounts: [] });
  }
  if (block === 'limit_reached') {
    const accounts = [{ currency: player.currency, amount: 0n }];
    await setLimit(tx, deps, player.id, { type: 'loss', period: 'day', endsAt: null, accounts });
  }
}
