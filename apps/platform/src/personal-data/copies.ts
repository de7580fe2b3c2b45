import type { DataExport } from '@liftoff/contract/account/personal-data';
import { momentText } from '../account/mail/mail-words.ts';
import { siteLink, siteOfPlayer } from '../account/mail/site-link.ts';
import { sendMail } from '../account/mail/mails.ts';
import { playerById } from '../account/player-row.ts';
import { signedQuery, type Viewer } from '../account/sessions/signed-link.ts';
import { audit } from '../database/audit.ts';
import type { Sql } from '../database/database.ts';
import { blockOf, limitsOf } from '../limits/limits-of.ts';
import type { Platform } from '../core/platform-context.ts';
import { seal } from '../verification/sealed-file.ts';
import { makeCopy } from './make-copy.ts';

/** How long a copy can be downloaded, in milliseconds. */
const keptMs = 3 * 86_400_000;
/** Milliseconds after which another process may restart a copy that has not been finished. */
const takenMs = 5 * 60_000;

interface CopyRow {
  id: string;
  asked_at: Date;
  expires_at: Date | null;
  size_bytes: number | null;
}

/** The player's current copy, in progress or ready; `null` if there is none or it has expired. */
async function copyOf(sql: Sql, playerId: number, now: Date): Promise<CopyRow | null> {
  const [row] = await sql.query<CopyRow>(
    `SELECT id, asked_at, expires_at, size_bytes FROM data_exports
     WHERE player_id = $1 AND (expires_at IS NULL OR expires_at > $2)`,
    [playerId, now],
  );
  return row ?? null;
}

/** The status of a player's copy. */
export async function copyState(sql: Sql, playerId: number, now: Date): Promise<DataExport> {
  const copy = await copyOf(sql, playerId, now);
  return {
    status: copy === null ? 'none' : copy.expires_at === null ? 'making' : 'ready',
    asked_at: copy?.asked_at.toISOString() ?? null,
    expires_at: copy?.expires_at?.toISOString() ?? null,
    size_bytes: copy?.size_bytes ?? null,
  };
}

/** A request for a copy or a closure, made by the player, or by an operator at the player's request. */
export interface Asked {
  readonly playerId: number;
  /** Who may open the requested copy. */
  readonly viewer: Viewer;
  /** Who made the request, for the audit trail. */
  readonly actor: string;
  readonly ip: string;
}

/**
 * Requests a copy; `null` if the account is closed. While a copy is in progress or ready, further requests return
 * that copy.
 */
export async function askCopy(platform: Platform, { playerId, actor, ip }: Asked): Promise<DataExport | null> {
  const { db, deps } = platform;
  return await db.transaction(async tx => {
    const row = await playerById(tx, playerId, 'FOR UPDATE');
    if (row === null || row.closed_at !== null) return null;
    const now = deps.now();
    if ((await copyOf(tx, playerId, now)) === null) {
      await tx.query('DELETE FROM data_exports WHERE player_id = $1', [playerId]);
      await tx.query('INSERT INTO data_exports (player_id, id, asked_at) VALUES ($1, $2, $3)', [
        playerId,
        deps.id(),
        now,
      ]);
      await audit(tx, deps, { actor, action: 'data.copy_asked', subject: `player:${playerId}`, ip });
    }
    return await copyState(tx, playerId, now);
  });
}

/** A link to the ready copy, which works for the requester for one minute; `null` if no copy is ready. */
export async function copyLink(
  { db, deps, config }: Platform,
  { playerId, viewer, actor, ip }: Asked,
): Promise<{ url: string; expires_at: string } | null> {
  return await db.transaction(async tx => {
    const copy = await copyOf(tx, playerId, deps.now());
    if (copy === null || copy.expires_at === null) return null;
    const thing = { purpose: 'data-links', id: copy.id } as const;
    const { query, expires } = signedQuery(config, thing, viewer, deps.now());
    await audit(tx, deps, { actor, action: 'data.copy_opened', subject: `player:${playerId}`, ip });
    return { url: `/api/player/data/export/${copy.id}/file?${query}`, expires_at: expires.toISOString() };
  });
}

/** Registers the jobs that make the requested copies, one at a time, and delete expired ones. */
export function registerCopies(platform: Platform): void {
  const { db, deps, jobs } = platform;
  jobs.every('personal-data:copies', 1_000, async () => {
    while (await makeNext(platform)) {
      // Repeats until no request is waiting.
    }
  });
  jobs.everyShared('personal-data:forget-copies', 60_000, async () => {
    await db.query('DELETE FROM data_exports WHERE expires_at <= $1', [deps.now()]);
  });
}

/**
 * Makes the next requested copy. Returns whether there was a request. The data is read outside a transaction, so that
 * no bet waits for it.
 */
async function makeNext(platform: Platform): Promise<boolean> {
  const { db, deps, config } = platform;
  const now = deps.now();
  const [taken] = await db.query<{ player_id: bigint; id: string }>(
    `UPDATE data_exports SET taken_until = $2 WHERE player_id = (
       SELECT player_id FROM data_exports WHERE expires_at IS NULL AND (taken_until IS NULL OR taken_until <= $1)
       ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING player_id, id`,
    [now, new Date(now.getTime() + takenMs)],
  );
  if (taken === undefined) return false;
  const playerId = Number(taken.player_id);
  const packed = await makeCopy(db, config, playerId, now);
  const sealed = seal(config, taken.id, packed);
  await db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    const expires = new Date(deps.now().getTime() + keptMs);
    // The row no longer exists if the account was closed in the meantime.
    const ready = await tx.query(
      `UPDATE data_exports SET sealed = $3, size_bytes = $4, expires_at = $5, taken_until = NULL
       WHERE player_id = $1 AND id = $2 AND expires_at IS NULL RETURNING id`,
      [playerId, taken.id, sealed, packed.length, expires],
    );
    if (player === null || ready.length === 0) return;
    // An excluded player cannot sign in to download the copy, so support has requested it and hands it over.
    if (blockOf(await limitsOf(tx, playerId, deps.now())) === 'self_excluded') return;
    const { email, language } = player;
    const link = siteLink(config, siteOfPlayer(config, player), language, '/profile/main');
    const fill = { link, until: momentText(expires, language) };
    await sendMail(tx, deps, { to: email, language, text: 'data_ready', fill, playerId });
  });
  return true;
}
