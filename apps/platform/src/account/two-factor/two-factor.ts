import type { SecurityState } from '@liftoff/contract/account/security';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit, type AuditEvent } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import {
  backupCodesLeft,
  backupCodesPerSet,
  newBackupCodes,
  putBackupCodes,
  removeBackupCodes,
} from './backup-codes.ts';
import { waitingEmail } from '../profile/change-email.ts';
import { sendMail } from '../mail/mails.ts';
import { playerById, readableEmail, type PlayerRow } from '../player-row.ts';
import { setupTtlMs } from './two-factor-setup.ts';

type AsPlayer = Pick<CallOf<'player'>, 'session' | 'player' | 'ip'>;

interface Setup {
  secret: string;
  step: bigint;
  salt: Buffer;
  code_hashes: Buffer[];
}

/** Turns two-factor on with the setup from this session, or replaces the current authenticator with it. */
export async function turnTwoFactorOn({ db, deps }: Platform, call: AsPlayer): Promise<undefined | Refused> {
  const { session, ip } = call;
  const playerId = call.player.id;
  return await db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    const [setup] = await tx.query<Setup>(
      `DELETE FROM two_factor_setups WHERE player_id = $1 AND session_id = $2 AND begun_at > $3 AND step IS NOT NULL
       RETURNING secret, step, salt, code_hashes`,
      [playerId, session.id, new Date(deps.now().getTime() - setupTtlMs)],
    );
    if (!player || !setup) return refuse('not_found');
    // The code that confirmed the setup counts as used.
    await tx.query('UPDATE players SET totp_secret = $2, totp_last_step = $3, two_factor_since = $4 WHERE id = $1', [
      playerId,
      setup.secret,
      setup.step,
      deps.now(),
    ]);
    await putBackupCodes(tx, playerId, { salt: setup.salt, hashes: setup.code_hashes });
    await closeChallenges(tx, playerId);
    const action = player.totp_secret === null ? 'player.two_factor_on' : 'player.two_factor_replaced';
    await announce(tx, deps, player, { actor: `player:${playerId}`, action, ip }, 'two_factor_on');
    return undefined;
  });
}

/** Turns two-factor off at the player's request; does nothing if it is off. */
export async function turnTwoFactorOff({ db, deps }: Platform, { player, ip }: AsPlayer): Promise<undefined | Refused> {
  return await db.transaction(async tx => {
    const row = await playerById(tx, player.id, 'FOR UPDATE');
    if (!row) return refuse('unauthenticated');
    await removeTwoFactor(tx, deps, row, { actor: `player:${player.id}`, ip });
    return undefined;
  });
}

/** Removes an account's second factor and any unfinished setup. The caller must hold the lock on the player's row. */
export async function removeTwoFactor(
  tx: Tx,
  deps: Deps,
  player: PlayerRow,
  by: { actor: string; ip: string },
): Promise<void> {
  if (player.totp_secret === null) return;
  const playerId = Number(player.id);
  await tx.query('UPDATE players SET totp_secret = NULL, two_factor_since = NULL WHERE id = $1', [playerId]);
  await tx.query('DELETE FROM two_factor_setups WHERE player_id = $1', [playerId]);
  await removeBackupCodes(tx, playerId);
  await closeChallenges(tx, playerId);
  await announce(tx, deps, player, { ...by, action: 'player.two_factor_off' }, 'two_factor_off');
}

/** Creates a new set of backup codes and invalidates the previous one. */
export async function renewBackupCodes(
  { db, deps }: Platform,
  { player: { id }, ip }: AsPlayer,
): Promise<{ backup_codes: string[] } | Refused> {
  const { codes, hashed } = await newBackupCodes(deps);
  return await db.transaction(async tx => {
    const player = await playerById(tx, id, 'FOR UPDATE');
    if (!player || player.totp_secret === null) return refuse('not_found');
    await putBackupCodes(tx, id, hashed);
    const event = { actor: `player:${id}`, action: 'player.backup_codes_made', ip } as const;
    await announce(tx, deps, player, event, 'backup_codes_made');
    return { backup_codes: codes };
  });
}

/** Data for the account's security page. */
export async function securityState(sql: Sql, deps: Deps, playerId: number): Promise<SecurityState | Refused> {
  const player = await playerById(sql, playerId);
  if (!player) return refuse('unauthenticated');
  const newEmail = await waitingEmail(sql, deps, playerId);
  return {
    password_changed_at: player.password_changed_at?.toISOString() ?? null,
    new_email: newEmail === null ? null : readableEmail(newEmail),
    two_factor: {
      enabled: player.totp_secret !== null,
      since: player.two_factor_since?.toISOString() ?? null,
      backup_codes_left: await backupCodesLeft(sql, playerId),
      backup_codes_count: backupCodesPerSet,
    },
  };
}

/** Closes open challenges, because they belong to the previous secret. */
const closeChallenges = (tx: Tx, playerId: number): Promise<unknown> =>
  tx.query('UPDATE otp_challenges SET closed = true WHERE player_id = $1 AND NOT closed', [playerId]);

/** Audits the change [C36] and emails the account's owner, who may not be the person who made the change. */
async function announce(
  tx: Tx,
  deps: Deps,
  player: PlayerRow,
  event: Pick<AuditEvent, 'actor' | 'action' | 'ip'>,
  text: string,
): Promise<void> {
  await audit(tx, deps, { ...event, subject: `player:${player.id}` });
  await sendMail(tx, deps, { to: player.email, language: player.language, text, fill: {} });
}
