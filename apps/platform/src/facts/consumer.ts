import type { Tx } from '../database/database.ts';
import type { Fact, FactKind } from './fact.ts';

/** A consumer that derives its own data from facts, for example points, standings or quests. */
export interface FactConsumer<K extends FactKind = FactKind> {
  /** Key under which the consumer's position is stored. A new name makes it a new consumer. */
  readonly name: string;
  /**
   * Where a new consumer begins: `now` skips all facts recorded before a process first starts with this consumer,
   * `kept` begins at the oldest stored fact, up to ninety days back. It has no effect once a position is stored.
   */
  readonly from: 'now' | 'kept';
  readonly kinds: readonly K[];
  /**
   * Maximum number of facts per batch. A large batch blocks the embedded database, and therefore bets. A turn, which
   * comes once a second, applies at most ten batches.
   */
  readonly batch: number;
  /**
   * Applies facts in the order of their positions. All effects go through `tx`, which also advances the consumer's
   * position, so each fact takes effect exactly once, however often it is passed in. An exception rolls everything
   * back. The facts are then passed in again one at a time, and a fact that keeps failing is set aside. Two calls for
   * the same consumer never run concurrently, even across processes.
   *
   * Bets wait for the same database, so keep this cheap: read the data for the whole batch in one statement,
   * aggregate in memory (`Map.groupBy`), and write back in one statement, as `limits/harm/watch-harm.ts` does.
   */
  apply(tx: Tx, facts: readonly Fact<K>[]): Promise<void>;
}
