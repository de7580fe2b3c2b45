import { Earning, Levels, ShopCard } from '@liftoff/contract/console/points-rules';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Database, Sql, Tx } from '../database/database.ts';

/** Begins the names of cards; the card's group follows. */
const cardPrefix = 'card:';
const Group = z.string().regex(/^[a-z0-9-]{1,60}$/);

const File = z.strictObject({ earning: Earning, cards: z.record(Group, ShopCard), levels: Levels });
/** The rules of `config/points.json`, which hold until staff change them. */
const configured = readConfigFile('points.json', File);

/** A version of a rule. `value` is `null` if the card was removed. */
export interface PointsRuleRow {
  readonly name: string;
  readonly version: number;
  readonly value: unknown;
  readonly changed_by: string;
  readonly changed_at: Date;
}

/** A card in force, with its group and version. */
export interface VersionedCard {
  readonly group: string;
  readonly version: number;
  readonly card: ShopCard;
}

const columns = 'name, version, value, changed_by, changed_at';
const inForce = `SELECT DISTINCT ON (name) ${columns} FROM points_rules ORDER BY name, version DESC`;

/**
 * Stores the rules of the file as new versions, if the file has changed since the version it stored last. Rules that
 * staff have edited stay as they are.
 */
export async function publishPointsRules(db: Database, deps: Deps): Promise<void> {
  const wanted = new Map<string, unknown>([
    ['earning', configured.earning],
    ['levels', configured.levels],
    ...Object.entries(configured.cards).map(([group, card]) => [`${cardPrefix}${group}`, card] as const),
  ]);
  await db.transaction(async tx => {
    // Several processes can start on one database concurrently.
    await tx.query('LOCK TABLE points_rules IN EXCLUSIVE MODE');
    const stored = new Map((await tx.query<PointsRuleRow>(inForce)).map(row => [row.name, row]));
    for (const [name, value] of wanted) {
      const row = stored.get(name);
      const edited = row !== undefined && row.changed_by !== 'configuration';
      if (edited || (await isStored(tx, name, value))) continue;
      await insertVersion(tx, { name, value, changed_by: 'configuration', changed_at: deps.now() });
    }
  });
}

async function isStored(tx: Tx, name: string, value: unknown): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM (${inForce}) AS rule WHERE name = $1 AND value = $2::jsonb AND changed_by = 'configuration'`,
    [name, JSON.stringify(value)],
  );
  return rows.length > 0;
}

async function insertVersion(tx: Tx, rule: Omit<PointsRuleRow, 'version'>): Promise<PointsRuleRow> {
  const [row] = await tx.query<PointsRuleRow>(
    `INSERT INTO points_rules (${columns})
     SELECT $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, $4 FROM points_rules WHERE name = $1 RETURNING ${columns}`,
    [rule.name, rule.value === null ? null : JSON.stringify(rule.value), rule.changed_by, rule.changed_at],
  );
  if (row === undefined) throw new Error(`No version of ${rule.name}`);
  return row;
}

/** All versions, newest first, or only those in force. */
export async function listPointsRules(sql: Sql, history: boolean): Promise<PointsRuleRow[]> {
  if (!history) return await sql.query<PointsRuleRow>(inForce);
  return await sql.query<PointsRuleRow>(
    `SELECT ${columns} FROM points_rules ORDER BY changed_at DESC, name, version DESC`,
  );
}

/** The value of a rule, validated; `null` if no rule can have the name. The error is that of the schema. */
export function parsePointsRule(name: string, value: unknown): z.ZodSafeParseResult<unknown> | null {
  if (name === 'earning') return Earning.safeParse(value);
  if (name === 'levels') return Levels.safeParse(value);
  if (!name.startsWith(cardPrefix) || !Group.safeParse(name.slice(cardPrefix.length)).success) return null;
  return ShopCard.nullable().safeParse(value);
}

/**
 * Stores a new version of a rule, unless another one than `version` is in force. Returns the version before with the
 * new one, or `null` if nothing was stored. `value` must be valid.
 */
export async function changePointsRule(
  tx: Tx,
  change: { name: string; version: number; value: unknown; by: string; at: Date },
): Promise<{ before: PointsRuleRow | null; after: PointsRuleRow } | null> {
  const { name, version, value, by, at } = change;
  await tx.query('LOCK TABLE points_rules IN EXCLUSIVE MODE');
  const [before] = await tx.query<PointsRuleRow>(`SELECT * FROM (${inForce}) AS rule WHERE name = $1`, [name]);
  if ((before?.version ?? 0) !== version) return null;
  return { before: before ?? null, after: await insertVersion(tx, { name, value, changed_by: by, changed_at: at }) };
}

/** The cards in force, in the order of their groups. */
export async function shopCards(sql: Sql): Promise<VersionedCard[]> {
  const rows = await sql.query<PointsRuleRow>(
    `SELECT ${columns} FROM (${inForce}) AS rule WHERE name LIKE '${cardPrefix}%' AND value IS NOT NULL ORDER BY name`,
  );
  return rows.map(({ name, version, value }) => ({
    group: name.slice(cardPrefix.length),
    version,
    card: ShopCard.parse(value),
  }));
}

/** The levels in force, from the lowest up. */
export async function levelsInForce(sql: Sql): Promise<Levels> {
  const [row] = await sql.query<PointsRuleRow>(`SELECT ${columns} FROM (${inForce}) AS rule WHERE name = 'levels'`);
  return row === undefined ? configured.levels : Levels.parse(row.value);
}

/** The rates at which play earns points at a moment; `null` before play earned any. */
export type EarningAt = (at: Date) => Earning | null;

/** Reads all rates that play has ever earned points by, so that a roll-back can take back what was earned. */
export async function earningAt(sql: Sql): Promise<EarningAt> {
  const rows = await sql.query<PointsRuleRow>(
    `SELECT ${columns} FROM points_rules WHERE name = 'earning' ORDER BY version DESC`,
  );
  const versions = rows.map(({ value, changed_at }) => ({ since: changed_at, earning: Earning.parse(value) }));
  return at => versions.find(({ since }) => since <= at)?.earning ?? null;
}
