import type { Database, Sql } from '../database/database.ts';
import { facts, type Fact, type FactKind } from './fact.ts';

/** A fact as it stands in the database, not yet looked at. */
export interface FactRow {
  readonly position: bigint;
  readonly kind: FactKind;
  readonly at: Date;
  readonly data: unknown;
}

/** The facts of some kinds behind a position, and how far whoever has taken them has read. */
export interface FactPart {
  readonly rows: readonly FactRow[];
  /** The position of the last fact; that of the end of all facts where no more of these kinds follow. */
  readonly reaches: number;
}

/** Gives positions to committed facts, at most so many; answers how many. */
export async function placeFacts(db: Database, most: number): Promise<number> {
  const [row] = await db.transaction(tx => tx.query<{ placed: number }>('SELECT place_facts($1) AS placed', [most]));
  return row?.placed ?? 0;
}

/** At most `most` facts of these kinds behind a position, in order. */
export async function factsAfter(sql: Sql, after: number, kinds: readonly FactKind[], most: number): Promise<FactPart> {
  // The end is read first: what gets a position meanwhile comes with the next part.
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

/** The fact at a position; undefined: it is not kept any more. */
export async function factAt(sql: Sql, position: number): Promise<FactRow | undefined> {
  const [row] = await sql.query<FactRow>('SELECT position, kind, at, data FROM facts WHERE position = $1', [position]);
  return row;
}

/** Typed here once, by the schema of its kind. Throws where it is not what its kind says. */
export const factOf = ({ position, kind, at, data }: FactRow): Fact =>
  ({ position: Number(position), kind, at, data: facts[kind].parse(data) }) as Fact;
