import { playerById } from '../account/player-row.ts';
import { forgetFailures } from '../account/sign-in/sign-in-attempts.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { Platform } from '../core/platform-context.ts';
import { erasedColumns, identityColumns } from './player-columns.ts';
import { playerTables } from './player-tables.ts';

/** Registers the jobs that erase closed accounts when they are due, one account per transaction. */
export function registerErasure({ db, deps, jobs }: Platform): void {
  jobs.every('personal-data:erase', 60_000, async () => {
    for (const next of [eraseNext, eraseNextIdentity]) {
      while (await db.transaction(tx => next(tx, deps))) {
        // Repeats until no account is due.
      }
    }
  });
  jobs.everyShared('personal-data:forget-exclusions', 3_600_000, () =>
    db.transaction(tx => forgetExclusions(tx, deps.now())),
  );
}

/**
 * Erases the next account that is due. Returns whether an account was due. Skips an account that another process is
 * erasing.
 */
async function eraseNext(tx: Tx, deps: Deps): Promise<boolean> {
  const now = deps.now();
  const [due] = await tx.query<{ player_id: bigint; kept_until: Date | null }>(
    `SELECT player_id, kept_until FROM account_closures WHERE erased_at IS NULL AND erase_at <= $1
     ORDER BY erase_at, player_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  if (due === undefined) return false;
  const id = Number(due.player_id);
  const player = await playerById(tx, id, 'FOR UPDATE');
  if (player === null) throw new Error(`Player ${id} has gone`);
  await forgetFailures(tx, player.email);
  // The player's row is erased last, because some rows are linked to the player only by the email address.
  for (const [name, { rows, erased }] of Object.entries(playerTables)) {
    if (erased === 'gone') await tx.query(`DELETE FROM ${name} t WHERE ${rows}`, [id]);
    else if ('set' in erased) await tx.query(`UPDATE ${name} t SET ${erased.set} WHERE ${rows}`, [id]);
  }
  const columns = Object.entries(erasedColumns).map(([name, value]) => `${name} = ${value}`);
  await tx.query(`UPDATE players SET ${columns.join(', ')} WHERE id = $1`, [id]);
  await tx.query('UPDATE account_closures SET erased_at = $2 WHERE player_id = $1', [id, now]);
  if (due.kept_until === null) await eraseIdentity(tx, id, now);
  const subject = `player:${id}`;
  await audit(tx, deps, { actor: 'platform', action: 'player.erased', subject });
  return true;
}

/** Like `eraseNext`, but for the player's identity, once the law no longer requires it. */
async function eraseNextIdentity(tx: Tx, deps: Deps): Promise<boolean> {
  const now = deps.now();
  const [due] = await tx.query<{ player_id: bigint }>(
    `SELECT player_id FROM account_closures
     WHERE erased_at IS NOT NULL AND identity_erased_at IS NULL AND kept_until <= $1
     ORDER BY kept_until, player_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  if (due === undefined) return false;
  const id = Number(due.player_id);
  await playerById(tx, id, 'FOR UPDATE');
  await eraseIdentity(tx, id, now);
  await audit(tx, deps, { actor: 'platform', action: 'player.identity_erased', subject: `player:${id}` });
  return true;
}

async function eraseIdentity(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.query(`UPDATE players SET ${identityColumns.map(name => `${name} = NULL`).join(', ')} WHERE id = $1`, [id]);
  // Erases the destinations of payouts.
  await tx.query('UPDATE payments SET payout_to = NULL, paid_to = NULL WHERE player_id = $1', [id]);
  const ofPlayer =
    'SELECT d.id FROM verification_documents d JOIN verifications v ON v.id = d.verification_id WHERE v.player_id = $1';
  await tx.query(`DELETE FROM verification_files WHERE document_id IN (${ofPlayer})`, [id]);
  await tx.query(`DELETE FROM verification_documents WHERE id IN (${ofPlayer})`, [id]);
  await tx.query('UPDATE account_closures SET identity_erased_at = $2 WHERE player_id = $1', [id, now]);
}

/**
 * When an exclusion ends, deletes the data that identifies the excluded person, if their account was erased before
 * [C13].
 */
async function forgetExclusions(tx: Tx, now: Date): Promise<void> {
  const lasts = (limits: string) =>
    `EXISTS (SELECT FROM user_limits l WHERE ${limits} AND l.type = 'selfexclusion' AND (l.ends_at IS NULL OR l.ends_at > $1))`;
  await tx.query(
    `DELETE FROM excluded_people x USING account_closures c
     WHERE c.player_id = x.player_id AND c.erased_at IS NOT NULL AND NOT ${lasts('l.id = x.limit_id')}`,
    [now],
  );
  for (const table of ['player_devices', 'payment_marks'])
    await tx.query(
      `DELETE FROM ${table} d USING account_closures c
       WHERE c.player_id = d.player_id AND c.erased_at IS NOT NULL AND NOT ${lasts('l.player_id = d.player_id')}`,
      [now],
    );
}
