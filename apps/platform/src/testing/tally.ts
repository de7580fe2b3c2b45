import { randomUUID } from 'node:crypto';
import type { Database, Sql, Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import type { FactWork } from '../facts/fact-work.ts';
import type { Fact, NewFact } from '../facts/fact.ts';

/**
 * A consumer that counts rounds and stakes by player, which reveals facts that are applied twice, never or out of
 * order. It writes one statement per batch, as a consumer should. `before` is called with each fact before any data
 * is written.
 */
export const tally = (
  name: string,
  batch: number,
  before: (tx: Tx, fact: Fact<'round_settled'>) => Promise<void> = () => Promise.resolve(),
): FactConsumer<'round_settled'> => ({
  name,
  from: 'kept',
  kinds: ['round_settled'],
  batch,
  apply: async (tx, facts) => {
    for (const fact of facts) await before(tx, fact);
    const counted = [...Map.groupBy(facts, ({ data }) => data.player)].map(([player, own]) => ({
      player,
      rounds: own.length,
      stake: own.reduce((sum, { data }) => sum + data.stake, 0n).toString(),
      first: own[0]?.position,
      last: own.at(-1)?.position,
      backwards: own.filter(({ position }, at) => position <= (own[at - 1]?.position ?? -1)).length,
    }));
    await tx.query(
      `INSERT INTO tally AS t (name, player, rounds, stake, first, last, backwards)
       SELECT $1, player, rounds, stake, first, last, backwards FROM jsonb_to_recordset($2::jsonb)
         AS r (player int, rounds int, stake numeric, first bigint, last bigint, backwards int)
       ON CONFLICT (name, player) DO UPDATE SET rounds = t.rounds + excluded.rounds, stake = t.stake + excluded.stake,
         last = excluded.last,
         backwards = t.backwards + excluded.backwards + CASE WHEN t.last < excluded.first THEN 0 ELSE 1 END`,
      [name, JSON.stringify(counted)],
    );
  },
});

/** Gives the placing of facts and every consumer one turn, all at the same time, as a process does every second. */
export async function takeTurns(work: FactWork): Promise<void> {
  await work.place();
  await Promise.all(work.names.map(name => work.turn(name)));
}

/** Takes turns until no facts are waiting. Throws if that takes more than `turns`. */
export async function takeAllTurns(work: FactWork, turns = 400): Promise<void> {
  for (let left = turns; left > 0; left -= 1) {
    await takeTurns(work);
    if (Object.values(await work.waiting()).every(waiting => waiting === 0)) return;
  }
  throw new Error('Facts still wait');
}

export const makeTally = async (sql: Sql): Promise<void> => {
  await sql.query(
    `CREATE TABLE IF NOT EXISTS tally (name text, player int, rounds int NOT NULL, stake numeric(38, 0) NOT NULL,
       first bigint NOT NULL, last bigint NOT NULL, backwards int NOT NULL DEFAULT 0, PRIMARY KEY (name, player))`,
  );
};

/** Returns the totals that a consumer has counted. */
export const readTally = (sql: Sql, name: string) =>
  sql.query<{ player: number; rounds: number; stake: bigint; backwards: number }>(
    'SELECT player, rounds, stake, backwards FROM tally WHERE name = $1 ORDER BY player',
    [name],
  );

/** Returns the expected totals, calculated from the facts themselves. */
export const factTotals = (db: Database) =>
  db.query<{ player: number; rounds: number; stake: bigint; backwards: number }>(
    `SELECT (data->>'player')::int AS player, count(*)::int AS rounds, sum((data->>'stake')::numeric) AS stake,
       0 AS backwards
     FROM facts WHERE kind = 'round_settled' GROUP BY 1 ORDER BY 1`,
  );

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
