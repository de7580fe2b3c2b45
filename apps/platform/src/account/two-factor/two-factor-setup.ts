import { readBrand } from '../../market/brand.ts';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { qrRows } from '../../core/qr-rows.ts';
import { newBackupCodes } from './backup-codes.ts';
import { playerById } from '../player-row.ts';
import { newTotpSecret, totpStepOf } from './totp.ts';

/** Maximum time from the first to the last step of a setup, in milliseconds. */
export const setupTtlMs = 30 * 60_000;

type AsPlayer = Pick<CallOf<'player'>, 'session' | 'player'>;

/**
 * Starts a two-factor setup, replacing an unfinished one. Creates a new secret for an authenticator to scan or for
 * the player to type. Nothing is turned on yet, and an existing second factor stays on.
 */
export async function beginTwoFactor(
  { db, deps, config }: Platform,
  { session, player: { id } }: AsPlayer,
  site: string,
): Promise<{ secret: string; uri: string; qr: string[] } | Refused> {
  const player = await playerById(db, id);
  if (!player) return refuse('unauthenticated');
  const secret = newTotpSecret(deps.randomBytes(20));
  await db.query(
    `INSERT INTO two_factor_setups (player_id, session_id, secret, begun_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET session_id = excluded.session_id, secret = excluded.secret,
       begun_at = excluded.begun_at, step = NULL, salt = NULL, code_hashes = NULL`,
    [id, session.id, secret, deps.now()],
  );
  const issuer = encodeURIComponent(readBrand(config, site).name);
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(player.email)}?secret=${secret}&issuer=${issuer}`;
  return { secret, uri, qr: qrRows(uri) };
}

/** The secret of the setup started in this session; `null` if there is no setup or it has expired. */
async function setupOf(sql: Sql, deps: Deps, { session, player }: AsPlayer): Promise<string | null> {
  const [row] = await sql.query<{ secret: string }>(
    'SELECT secret FROM two_factor_setups WHERE player_id = $1 AND session_id = $2 AND begun_at > $3',
    [player.id, session.id, new Date(deps.now().getTime() - setupTtlMs)],
  );
  return row?.secret ?? null;
}

/**
 * Confirms that the app shows the right code, and returns the backup codes, once. They become valid when two-factor
 * is turned on. Confirming again creates new ones.
 */
export async function confirmTwoFactor(
  { db, deps }: Platform,
  call: AsPlayer,
  code: string,
): Promise<{ backup_codes: string[] } | Refused> {
  const secret = await setupOf(db, deps, call);
  if (secret === null) return refuse('not_found');
  const step = totpStepOf(secret, code, deps.now());
  if (step === null) return refuse('invalid', { otp_attempt: ['VALIDATION.CODE.WRONG'] });
  const { codes, hashed } = await newBackupCodes(deps);
  const kept = await db.query(
    `UPDATE two_factor_setups SET step = $4, salt = $5, code_hashes = $6
     WHERE player_id = $1 AND session_id = $2 AND secret = $3 RETURNING player_id`,
    [call.player.id, call.session.id, secret, step, hashed.salt, hashed.hashes],
  );
  return kept.length === 0 ? refuse('not_found') : { backup_codes: codes };
}
