import type { Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';

/** Refuses a sign-in after a correct password, for example during self-exclusion [C12]; `null` lets the player in. */
export type EntryGate = (sql: Sql, playerId: number) => Promise<Refused | null>;

/**
 * A gate in an external system, called before the transaction. With `again` it ignores a result cached earlier today.
 */
export type OutsideGate = (playerId: number, again: 'again') => Promise<Refused | null>;
