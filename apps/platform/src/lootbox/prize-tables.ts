import { BoxGroup as groups, BoxSegments, BoxTier as tiers, type BoxSegment } from '@liftoff/contract/lootbox-entities';
import type { BoxGroup, BoxTier } from '@liftoff/contract/lootbox-tiers';
import { tableInStock } from '@liftoff/rules/lootbox/prize-table';
import type { Sql, Tx } from '../database/database.ts';
import { configuredTable } from './lootbox-config.ts';

/** A prize table as it is configured now. Version 0 is the table of the configuration file. */
export interface PrizeTable {
  readonly group: BoxGroup;
  readonly tier: BoxTier;
  readonly version: number;
  readonly segments: readonly BoxSegment[];
}

const keyOf = (group: string, tier: string): string => `${group} ${tier}`;

/** Every prize table, by group and tier. */
export async function prizeTables(sql: Sql): Promise<PrizeTable[]> {
  const rows = await sql.query<{ group_id: string; tier: string; version: number; segments: unknown }>(
    `SELECT DISTINCT ON (group_id, tier) group_id, tier, version, segments FROM lootbox_tables
     ORDER BY group_id, tier, version DESC`,
  );
  const changed = new Map(rows.map(row => [keyOf(row.group_id, row.tier), row]));
  return groups.options.flatMap(group =>
    tiers.options.map(tier => {
      const row = changed.get(keyOf(group, tier));
      if (row === undefined) return { group, tier, version: 0, segments: configuredTable(group, tier) };
      return { group, tier, version: row.version, segments: BoxSegments.parse(row.segments) };
    }),
  );
}

/** A table that can draw: sold-out prizes are replaced, and `odds` identifies its segments and their chances. */
export interface DrawingTable extends PrizeTable {
  readonly odds: string;
}

/** How often each segment was won, by table. */
async function givenStock(sql: Sql): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await sql.query<{ group_id: string; tier: string; segment: string; given: number }>(
    'SELECT group_id, tier, segment, given FROM lootbox_stock',
  );
  const byTable = Map.groupBy(rows, row => keyOf(row.group_id, row.tier));
  return new Map([...byTable].map(([key, of]) => [key, new Map(of.map(({ segment, given }) => [segment, given]))]));
}

/** A table as it draws with what its stock has left [PX-79]. */
function inStock(table: PrizeTable, given: Awaited<ReturnType<typeof givenStock>>): DrawingTable {
  const { group, tier, version } = table;
  const segments = tableInStock(table.segments, given.get(keyOf(group, tier)) ?? new Map());
  const soldOut = segments.flatMap(({ id, weight }, at) => (weight === table.segments[at]?.weight ? [] : [id]));
  return { ...table, segments, odds: [`${group}-${tier}-${version}`, ...soldOut].join('/') };
}

/** Every table as it draws now. */
export async function drawingTables(sql: Sql): Promise<DrawingTable[]> {
  const given = await givenStock(sql);
  return (await prizeTables(sql)).map(table => inStock(table, given));
}

/** The table of a group and tier. */
export function tableOf<T extends PrizeTable>(tables: readonly T[], group: BoxGroup, tier: BoxTier): T {
  const table = tables.find(each => each.group === group && each.tier === tier);
  if (table === undefined) throw new Error(`There is no prize table for ${group} and ${tier}`);
  return table;
}

/**
 * The table that draws a box now. Locks the stock of its prizes until the end of the transaction, so that the last one
 * is won once.
 */
export async function lockDrawingTable(tx: Tx, group: BoxGroup, tier: BoxTier): Promise<DrawingTable> {
  const table = tableOf(await prizeTables(tx), group, tier);
  const stocked = table.segments.flatMap(({ id, stock }) => (stock === null ? [] : [id])).toSorted();
  if (stocked.length > 0) {
    await tx.query(
      `INSERT INTO lootbox_stock (group_id, tier, segment) SELECT $1, $2, unnest($3::text[]) ON CONFLICT DO NOTHING`,
      [group, tier, stocked],
    );
    await tx.query(
      `SELECT FROM lootbox_stock WHERE group_id = $1 AND tier = $2 AND segment = ANY ($3::text[])
       ORDER BY segment FOR UPDATE`,
      [group, tier, stocked],
    );
  }
  return inStock(table, await givenStock(tx));
}

/** Counts a won prize, if it has a stock. Expects the lock of `lockDrawingTable`. */
export async function countWon(tx: Tx, { group, tier }: PrizeTable, { id, stock }: BoxSegment): Promise<void> {
  if (stock === null) return;
  await tx.query('UPDATE lootbox_stock SET given = given + 1 WHERE group_id = $1 AND tier = $2 AND segment = $3', [
    group,
    tier,
    id,
  ]);
}
