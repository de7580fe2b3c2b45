import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';
import { houseAccount } from '../ledger/ledger.ts';
import { microsPerCent } from './euro.ts';
import type { JackpotConfig } from './jackpot-config.ts';

/** A row of `jackpot_levels`. */
export interface LevelRow {
  readonly id: number;
  readonly jackpot: string;
  readonly identifier: string;
  readonly seeded: bigint;
  readonly contributed_micros: bigint;
  readonly paid: bigint;
}

/** The current amount of a level, in cents. */
export const poolOf = (level: LevelRow): bigint => level.seeded + level.contributed_micros / microsPerCent - level.paid;

/** The ledger account of a level. */
export const poolAccount = (jackpot: string, level: string) => houseAccount(`jackpot:${jackpot}:${level}`, 'EUR');

export const readLevels = (sql: Sql): Promise<LevelRow[]> =>
  sql.query<LevelRow>(
    'SELECT id, jackpot, identifier, seeded, contributed_micros, paid FROM jackpot_levels ORDER BY id',
  );

/** The event published on `jackpots_changes`: one jackpot with its levels. */
export function jackpotChange(jackpot: JackpotConfig, levels: readonly LevelRow[]): RealtimeEvents['jackpots_changes'] {
  return {
    identifier: jackpot.identifier,
    currency: jackpot.currency,
    levels: levels
      .filter(level => level.jackpot === jackpot.identifier)
      .map(level => ({ identifier: level.identifier, amount_cents: wire(poolOf(level)) })),
  };
}
