import * as z from 'zod';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { readConfigFile } from '../../core/read-config-file.ts';

/** The platform's groups by id [CALL-045]. Membership in group 545 decides which chat is on [ROLE-015]. */
export const allGroups = readConfigFile(
  'groups.json',
  z.array(z.strictObject({ id: z.string(), name: z.string(), writable: z.boolean() })),
);

const names = new Map(allGroups.map(group => [group.id, group.name]));

/** The name of a group, or its id if it has no name. */
export const groupName = (id: string): string => names.get(id) ?? id;

/** Groups that players can join themselves; only the operator assigns any other group [D3] [A21]. */
export const selfAddableGroups: ReadonlySet<string> = new Set(['543', '544', '859', '1056', '1101']);

/** Adds the player to these groups and keeps the existing ones. */
export async function addGroups(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  playerId: number,
  groups: readonly string[],
): Promise<void> {
  if (await insertGroups(tx, playerId, groups)) await recordGroups(tx, deps, playerId);
}

/** Replaces the player's groups with exactly these. */
export async function replaceGroups(tx: Tx, deps: Deps, playerId: number, groups: readonly string[]): Promise<void> {
  const gone = await tx.query(
    'DELETE FROM player_groups WHERE player_id = $1 AND NOT group_id = ANY ($2::text[]) RETURNING group_id',
    [playerId, groups],
  );
  const fresh = await insertGroups(tx, playerId, groups);
  if (fresh || gone.length > 0) await recordGroups(tx, deps, playerId);
}

/** Adds the player to the groups. Returns whether at least one of them was new. */
async function insertGroups(tx: Tx, playerId: number, groups: readonly string[]): Promise<boolean> {
  const fresh = await tx.query(
    `INSERT INTO player_groups (player_id, group_id) SELECT $1, unnest($2::text[])
     ON CONFLICT DO NOTHING RETURNING group_id`,
    [playerId, groups],
  );
  return fresh.length > 0;
}

async function recordGroups(tx: Tx, deps: Pick<Deps, 'now'>, playerId: number): Promise<void> {
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
