import type { BoxSegment, BoxStage } from '@liftoff/contract/lootbox-entities';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { canBecome } from '@liftoff/rules/lootbox/box';
import type { Sql, Tx } from '../database/database.ts';
import { emit } from '../realtime/outbox.ts';

/** A row of `lootboxes`. */
export interface BoxRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly cause: string;
  readonly group_key: string;
  readonly stage: BoxStage;
  readonly created_at: Date;
  readonly valid_until: Date | null;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string | null;
  readonly segments: readonly BoxSegment[] | null;
  readonly prize: string | null;
  readonly activated_at: Date | null;
}

const columns = `id, player_id, cause, group_key, stage, created_at, valid_until, server_seed, server_seed_hash,
  client_seed, segments, prize, activated_at`;
const listed = 200;

/** A player's boxes in every stage, newest first, 200 at most. */
export const boxRows = (sql: Sql, playerId: number): Promise<BoxRow[]> =>
  sql.query<BoxRow>(
    `SELECT ${columns} FROM lootboxes WHERE player_id = $1 ORDER BY created_at DESC, id LIMIT ${listed}`,
    [playerId],
  );

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Locks and reads a box; `null` if it does not exist. */
export async function lockBox(tx: Tx, id: string): Promise<BoxRow | null> {
  if (!uuid.test(id)) return null;
  const [row] = await tx.query<BoxRow>(`SELECT ${columns} FROM lootboxes WHERE id = $1 FOR UPDATE`, [id]);
  return row ?? null;
}

/** What an activation stores. */
interface Opening {
  readonly clientSeed: string;
  readonly segments: readonly BoxSegment[];
  readonly prize: string;
}

/**
 * Moves a locked box to another stage and reports it to the player. Returns the new row. Throws if the transition
 * table does not have the step [A26].
 */
export async function moveBox(
  tx: Tx,
  row: BoxRow,
  to: BoxStage,
  at: Date,
  opening: Opening | null = null,
): Promise<BoxRow> {
  if (!canBecome(row.stage, to)) throw new Error(`A box does not become ${to} after ${row.stage}`);
  const [moved] = await tx.query<BoxRow>(
    `UPDATE lootboxes SET stage = $2, ended_at = $3, client_seed = $4, segments = $5::jsonb, prize = $6, activated_at = $7
     WHERE id = $1 RETURNING ${columns}`,
    [
      row.id,
      to,
      at,
      opening?.clientSeed ?? null,
      opening === null ? null : JSON.stringify(opening.segments),
      opening?.prize ?? null,
      opening === null ? null : at,
    ],
  );
  if (moved === undefined) throw new Error(`Box ${row.id} does not exist`);
  await emit(tx, privateChannel('lootboxes_changes', Number(row.player_id)), { id: row.id, stage: to });
  return moved;
}
