import type { Sql } from '../database/database.ts';
import type { FactConsumer } from './consumer.ts';

/** Time after a moment in which transactions can still commit facts of that moment. */
export const settleMs = 5_000;

/** Whether a consumer has applied all its facts that were recorded until a moment. */
export async function hasReadAll(
  sql: Sql,
  { name, kinds }: Pick<FactConsumer, 'name' | 'kinds'>,
  until: Date,
): Promise<boolean> {
  const unread = await sql.query(
    `SELECT FROM facts WHERE at <= $1 AND kind = ANY ($3::text[])
       AND (position IS NULL OR position > (SELECT position FROM fact_consumers WHERE name = $2)) LIMIT 1`,
    [until, name, kinds],
  );
  return unread.length === 0;
}
