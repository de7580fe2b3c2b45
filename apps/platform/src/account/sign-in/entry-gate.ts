import type { Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';

/** Refuses a sign-in after a correct password, for example during self-exclusion [C12]; `null` lets the player in. */
export type EntryGate = (sql: Sql, playerId: number) => Promise<Refused | null>;

/** A gate of an external system, asked before the transaction. With `again` it ignores an answer cached today. */
export type OutsideGate = (playerId: number, again: 'again') => Promise<Refused | null>;
