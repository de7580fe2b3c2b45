import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Sql } from '../database/database.ts';

/** What a bonus asks to be wagered before it is the player's, and how much of it has been; minor units. */
export interface Wagering {
  readonly total: bigint;
  readonly wagered: bigint;
}

/** A player's wagering by currency, at most one in each: whoever gives bonuses knows, wiring tells. */
export type WageringOf = (sql: Sql, playerId: number) => Promise<ReadonlyMap<CurrencyCode, Wagering>>;

/** Of a platform that gives no bonuses. */
export const noWagering: WageringOf = () => Promise.resolve(new Map());
