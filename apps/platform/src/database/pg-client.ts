import { types, type ClientBase, type QueryResult } from 'pg';
import type { Sql } from './database.ts';

const int8 = 20;
const numeric = 1700;
const date = 1082;

const whole = (text: string): bigint | string => (/^-?\d+$/.test(text) ? BigInt(text) : text);
const parsers = new Map<number, (text: string) => unknown>([
  [int8, text => BigInt(text)],
  [numeric, whole],
  // A calendar date is not a point in time, so it stays a string.
  [date, text => text],
]);

/** How database values arrive: int8 and whole numerics as bigint, so that money is never a float [A25]. */
export const customTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format),
};

/** Maximum number of distinct statements prepared per connection. Any further statements run unprepared. */
const preparedMax = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= preparedMax) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Runs statements on one client. Without values, `text` can hold several statements, and no rows are returned. */
export const sqlOver = (client: ClientBase): Sql => ({
  async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    if (values === undefined) {
      const answered: QueryResult | QueryResult[] = await client.query(text);
      return Array.isArray(answered) ? [] : (answered.rows as Row[]);
    }
    const name = nameOf(text);
    const query = name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
    return (await client.query(query)).rows as Row[];
  },
});
