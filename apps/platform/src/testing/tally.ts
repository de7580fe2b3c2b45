import { randomUUID } from 'node:crypto';
import type { Database, Sql, Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import type { Fact, NewFact } from '../facts/fact.ts';

/** Counts rounds and stakes by player, so that a fact applied twice, or never, shows; and that they came in order. */
export const tally = (
  name: string,
  batch: number,
  before: (tx: Tx, fact: Fact<'round_settled'>) => Promise<void> = () => Promise.resolve(),
): FactConsumer<'round_settled'> => ({
  name,
  kinds: ['round_settled'],
  batch,
  apply: async (tx, facts) => {
    for (const fact of facts) {
      await before(tx, fact);
      const { player, stake } = fact.data;
      await tx.query(
        `INSERT INTO tally AS t (name, player, rounds, stake, last) VALUES ($1, $2, 1, $3, $4)
         ON CONFLICT (name, player) DO UPDATE SET rounds = t.rounds + 1, stake = t.stake + excluded.stake,
           last = excluded.last, backwards = t.backwards + CASE WHEN t.last < excluded.last THEN 0 ELSE 1 END`,
        [name, player, stake, fact.position],
      );
    }
  },
});

export const makeTally = async (sql: Sql): Promise<void> => {
  await sql.query(
    `CREATE TABLE IF NOT EXISTS tally (name text, player int, rounds int NOT NULL, stake numeric(38, 0) NOT NULL,
       last bigint NOT NULL, backwards int NOT NULL DEFAULT 0, PRIMARY KEY (name, player))`,
  );
};

/** What a consumer has counted. */
export const readTally = (sql: Sql, name: string) =>
  sql.query<{ player: number; rounds: number; stake: bigint; backwards: number }>(
    'SELECT player, rounds, stake, backwards FROM tally WHERE name = $1 ORDER BY player',
    [name],
  );

/** What the facts themselves come to. */
export const factTotals = (db: Database) =>
  db.query<{ player: number; rounds: number; stake: bigint; backwards: number }>(
    `SELECT (data->>'player')::int AS player, count(*)::int AS rounds, sum((data->>'stake')::numeric) AS stake,
       0 AS backwards
     FROM facts WHERE kind = 'round_settled' GROUP BY 1 ORDER BY 1`,
  );

/** A settled round of a player. */
export const settledRound = (player: number, stake: bigint, at: Date): NewFact => ({
  kind: 'round_settled',
  at,
  data: {
    player,
    round: randomUUID(),
    game: 'undertow-ways',
    engine: 'slot',
    currency: 'EUR',
    stake,
    win: 0n,
    jackpot_win: 0n,
  },
});
