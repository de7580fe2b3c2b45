import * as z from 'zod';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { readConfigFile } from '../../core/read-config-file.ts';

/** The groups of the platform by id (CALL-045); 545 says which chat is on (ROLE-015). */
export const allGroups = readConfigFile(
  'groups.json',
  z.array(z.strictObject({ id: z.string(), name: z.string(), writable: z.boolean() })),
);

const names = new Map(allGroups.map(group => [group.id, group.name]));

/** A group nobody has named is shown by its number. */
export const groupName = (id: string): string => names.get(id) ?? id;

/** What a player may add to themselves; every other group is the platform's to give (D3) [A21]. */
export const selfAddableGroups: ReadonlySet<string> = new Set(['543', '544', '859', '1056', '1101']);

/** Puts the player in these groups as well. */
export async function addGroups(tx: Tx, deps: Deps, playerId: number, groups: readonly string[]): Promise<void> {
  if (await insertGroups(tx, playerId, groups)) await recordGroups(tx, deps, playerId);
}

/** Puts the player in exactly these groups. */
export async function replaceGroups(tx: Tx, deps: Deps, playerId: number, groups: readonly string[]): Promise<void> {
  const gone = await tx.query(
    'DELETE FROM player_groups WHERE player_id = $1 AND NOT group_id = ANY ($2::text[]) RETURNING group_id',
    [playerId, groups],
  );
  const fresh = await insertGroups(tx, playerId, groups);
  if (fresh || gone.length > 0) await recordGroups(tx, deps, playerId);
}

/** Answers whether the player was in less than all of them. */
async function insertGroups(tx: Tx, playerId: number, groups: readonly string[]): Promise<boolean> {
  const fresh = await tx.query(
    `INSERT INTO player_groups (player_id, group_id) SELECT $1, unnest($2::text[])
     ON CONFLICT DO NOTHING RETURNING group_id`,
    [playerId, groups],
  );
  return fresh.length > 0;
}

async function recordGroups(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  const data = { player: playerId, groups: await groupsOf(tx, playerId) };
  await recordFact(tx, { kind: 'groups_changed', at: deps.now(), data });
}

export async function groupsOf(sql: Sql, playerId: number): Promise<string[]> {
  const rows = await sql.query<{ group_id: string }>(
    'SELECT group_id FROM player_groups WHERE player_id = $1 ORDER BY group_id',
    [playerId],
  );
  return rows.map(row => row.group_id);
}
