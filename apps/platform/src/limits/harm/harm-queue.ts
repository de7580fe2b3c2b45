import type { HarmCase } from '@liftoff/contract/console/entities';
import { refuse, type ByOperator, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';

interface HarmRow {
  player_id: bigint;
  email: string;
  score: number;
  level: HarmCase['level'];
  markers: HarmCase['markers'];
  since: Date;
  seen_at: Date | null;
}

const select = `SELECT h.player_id, p.email, h.score, h.level, h.markers, h.since, h.seen_at
  FROM harm h JOIN players p ON p.id = h.player_id`;

const caseOf = ({ player_id, email, since, seen_at, ...harm }: HarmRow): HarmCase => ({
  ...harm,
  player: { id: Number(player_id), email },
  since: since.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
});

/**
 * The players whose harm level is not low: first cases that staff have not seen, then by score, highest first [C42].
 */
export async function harmQueue(sql: Sql): Promise<HarmCase[]> {
  const rows = await sql.query<HarmRow>(
    `${select} WHERE h.level <> 'low' ORDER BY h.seen_at IS NOT NULL, h.score DESC, h.since, h.player_id LIMIT 500`,
  );
  return rows.map(caseOf);
}

/**
 * Records that staff have looked at a player; only the first time counts. Refuses with `not_found` if the player's
 * harm level is low.
 */
export async function seeHarm(
  { db, deps }: Platform,
  email: string,
  { operator, ip }: ByOperator,
): Promise<HarmCase | Refused> {
  return await db.transaction(async tx => {
    const [row] = await tx.query<HarmRow>(`${select} WHERE p.email = $1 AND h.level <> 'low' FOR UPDATE OF h`, [email]);
    if (row === undefined) return refuse('not_found');
    if (row.seen_at !== null) return caseOf(row);
    const seen = deps.now();
    await tx.query('UPDATE harm SET seen_at = $2 WHERE player_id = $1', [row.player_id, seen]);
    const subject = `player:${row.player_id}`;
    await audit(tx, deps, { actor: operator, action: 'harm.seen', subject, after: { score: row.score }, ip });
    return caseOf({ ...row, seen_at: seen });
  });
}
