import type { Database, Sql } from '../database/database.ts';
import type { FactConsumer } from './consumer.ts';
import { facts, type Fact, type FactKind } from './fact.ts';

/** A fact as stored in the database, not yet validated. */
export interface FactRow {
  readonly position: bigint;
  readonly kind: FactKind;
  readonly at: Date;
  readonly data: unknown;
}

/** A batch of facts of the requested kinds after a position. */
export interface FactPart {
  readonly rows: readonly FactRow[];
  /**
   * Position that a consumer has reached after this batch: the last fact's position, or the end of the log if no
   * further facts of these kinds follow.
   */
  readonly reaches: number;
}

/**
 * Stores the first position of each new consumer. If several processes start at once, the first one decides. A
 * consumer that begins `now` skips every fact committed before this call and gets every fact committed after it.
 */
export async function placeConsumers(db: Database, consumers: readonly FactConsumer[]): Promise<void> {
  const stored = await db.query<{ name: string }>('SELECT name FROM fact_consumers');
  const fresh = consumers
    .filter(({ name }) => !stored.some(row => row.name === name))
    // Two processes insert in the same order, so that they cannot deadlock.
    .toSorted((one, two) => (one.name < two.name ? -1 : 1));
  if (fresh.length === 0) return;
  await db.transaction(async tx => {
    // Facts without a position would otherwise get one after the end of the log.
    if (fresh.some(({ from }) => from === 'now')) await tx.query('SELECT place_facts($1)', [int4Max]);
    await tx.query(
      `INSERT INTO fact_consumers (name, position)
       SELECT n.name, CASE n.start WHEN 'now' THEN l.position
         ELSE coalesce((SELECT min(position) - 1 FROM facts), l.position) END
       FROM fact_log AS l CROSS JOIN unnest($1::text[], $2::text[]) AS n (name, start) ON CONFLICT DO NOTHING`,
      [fresh.map(({ name }) => name), fresh.map(({ from }) => from)],
    );
  });
}

const int4Max = 2_147_483_647;

/** Assigns positions to at most `most` committed facts. Returns how many facts got a position. */
export async function placeFacts(db: Database, most: number): Promise<number> {
  const [row] = await db.transaction(tx => tx.query<{ placed: number }>('SELECT place_facts($1) AS placed', [most]));
  return row?.placed ?? 0;
}

/** Returns at most `most` facts of these kinds after a position, in order. */
export async function factsAfter(sql: Sql, after: number, kinds: readonly FactKind[], most: number): Promise<FactPart> {
  // Reads the end of the log first, so that facts that get a position in the meantime are left to the next batch.
  const [log] = await sql.query<{ position: bigint }>('SELECT position FROM fact_log');
  const end = Number(log?.position ?? 0);
  if (end === after) return { rows: [], reaches: after };
  const rows = await sql.query<FactRow>(
    `SELECT position, kind, at, data FROM facts
     WHERE position > $1 AND position <= $2 AND kind = ANY ($3::text[]) ORDER BY position LIMIT $4`,
    [after, end, kinds, most],
  );
  const last = rows.length === most ? rows.at(-1) : undefined;
  return { rows, reaches: last === undefined ? end : Number(last.position) };
}

/** Returns the fact at a position, or `undefined` if it is no longer stored. */
export async function factAt(sql: Sql, position: number): Promise<FactRow | undefined> {
  const [row] = await sql.query<FactRow>('SELECT position, kind, at, data FROM facts WHERE position = $1', [position]);
  return row;
}

/**
 * Validates a fact against the schema of its kind and drops fields that only a newer version knows. Throws if its data
 * does not match.
 */
export const factOf = ({ position, kind, at, data }: FactRow): Fact =>
  ({ position: Number(position), kind, at, data: facts[kind].parse(data) }) as Fact;
