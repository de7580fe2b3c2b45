import type { TestPlatform } from './test-platform.ts';

/**
 * A sum over every row of every table whose name matches, by table: the ledger, and all the rest. Events that wait are
 * published before, since they would be at any moment. How often a call was made is counted, and may be.
 */
export async function fingerprint(
  { db, open }: Pick<TestPlatform, 'db' | 'open'>,
  names = /./,
): Promise<Record<string, string>> {
  await open.outbox.flush();
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
     AND table_name <> 'rate_buckets' ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter(each => names.test(each.name))) {
    const [row] = await db.query<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum FROM "${name}" t`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}
