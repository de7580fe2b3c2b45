import type * as z from 'zod';
import type { Sql } from './database.ts';

/**
 * Reads a setting shared by all processes. Returns `null` if it was never written. Throws if it does not match
 * `shape`.
 */
export async function readFact<T>(sql: Sql, name: string, shape: z.ZodType<T>): Promise<T | null> {
  const [row] = await sql.query<{ value: unknown }>('SELECT value FROM house_facts WHERE name = $1', [name]);
  return row === undefined ? null : shape.parse(row.value);
}

/** Writes a shared setting and replaces any previous value. */
export async function writeFact(sql: Sql, name: string, value: unknown): Promise<void> {
  await sql.query(
    `INSERT INTO house_facts (name, value) VALUES ($1, $2::jsonb)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, JSON.stringify(value)],
  );
}

/** Writes a shared setting unless it already has a value. */
export async function offerFact(sql: Sql, name: string, value: unknown): Promise<void> {
  await sql.query('INSERT INTO house_facts (name, value) VALUES ($1, $2::jsonb) ON CONFLICT (name) DO NOTHING', [
    name,
    JSON.stringify(value),
  ]);
}
