import type { Tx } from '../database/database.ts';
import type { Fact, FactKind } from './fact.ts';

/** Who makes something of what has happened: points, standings, quests. */
export interface FactConsumer<K extends FactKind = FactKind> {
  /** Names its place in the database: another name begins anew with all facts that are kept. */
  readonly name: string;
  readonly kinds: readonly K[];
  /** Facts it takes at once at most. A large batch keeps the embedded database, and with it bets, waiting. */
  readonly batch: number;
  /**
   * Applies facts, in the order of their positions. All it does goes through `tx`, in which its place moves too: each
   * fact has its effect once, however often this is called with it. A throw takes everything back, and the facts come
   * again: first one at a time, and one that keeps throwing is set aside. Two calls for one consumer are never under way
   * at once, whatever the processes.
   *
   * What it costs is paid by the database that bets wait for: read what the whole batch needs in one statement, count it
   * up in memory (`Map.groupBy`), and write it back in one, as `limits/harm/watch-harm.ts` does.
   */
  apply(tx: Tx, facts: readonly Fact<K>[]): Promise<void>;
}
