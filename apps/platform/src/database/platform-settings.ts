import type * as z from 'zod';
import type { Sql } from './database.ts';

/** A fact all processes share, or null where nobody has stated it. Throws when it does not have the shape asked for. */
export async function readFact<T>(sql: Sql, name: string, shape: z.ZodType<T>): Promise<T | null> {
  const [row] = await sql.query<{ value: unknown }>('SELECT value FROM house_facts WHERE name = $1', [name]);
  return row === undefined ? null : shape.parse(row.value);
}

/** States a fact, in place of what was stated before. */
export async function writeFact(sql: Sql, name: string, value: unknown): Promise<void> {
  await sql.query(
    `INSERT INTO house_facts (name, value) VALUES ($1, $2::jsonb)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, JSON.stringify(value)],
  );
}

/** States a fact unless another process was first. */
export async function offerFact(sql: Sql, name: string, value: unknown): Promise<void> {
  await sql.query('INSERT INTO house_facts (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO NOTHING', [
    name,
    JSON.stringify(value),
  ]);
}
