import type { TestPlatform } from './test-platform.ts';

/**
 * Returns a checksum over all rows for each table whose name matches. Publishes pending events first, because that
 * could otherwise happen at any moment. Excludes call counts in `rate_buckets`, because they can change.
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
