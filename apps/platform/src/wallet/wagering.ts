import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Sql } from '../database/database.ts';

/**
 * The amount that must be wagered before a bonus belongs to the player, and the amount wagered so far, in minor
 * units.
 */
export interface Wagering {
  readonly total: bigint;
  readonly wagered: bigint;
}

/**
 * A player's wagering by currency, at most one per currency. The bonus module implements this function, and the
 * wiring passes it in.
 */
export type WageringOf = (sql: Sql, playerId: number) => Promise<ReadonlyMap<CurrencyCode, Wagering>>;
