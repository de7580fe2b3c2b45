import type { User } from '@liftoff/contract/account/account';
import { openCountry } from '@liftoff/rules/account/licence';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from '../../http/cookies.ts';
import { openSignInSession, giveCookies } from '../sign-in/open-sign-in-session.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { otpThresholds, triesAreUsedUp } from './otp-tries.ts';
import { rememberDevice } from '../profile/person.ts';
import { playerById, type PlayerRow } from '../player-row.ts';
import { readCode, takeCode } from './second-factor.ts';
import type { EntryGate } from '../sign-in/entry-gate.ts';
import { forgetFailures } from '../sign-in/sign-in-attempts.ts';
import { newToken, tokenHash } from '../../core/token.ts';
import { signInMethods, type Challenging } from '../sign-in/sign-in-methods.ts';

/** A challenge that was opened, with the token for its cookie. */
export interface Challenged {
  readonly challenge: string;
}

/**
 * Opens a challenge that only a one-time code turns into a session. The caller has verified who the player is [A15].
 */
export async function openChallenge(
  tx: Tx,
  deps: Deps,
  playerId: number,
  { way, device, remembered }: { way: Challenging; device: string | undefined; remembered: boolean },
): Promise<Challenged> {
  const { token, hash } = newToken(deps);
  await tx.query(
    `INSERT INTO otp_challenges (token_hash, player_id, created_at, remembered, password_shown)
     VALUES ($1, $2, $3, $4, $5)`,
    [hash, playerId, deps.now(), remembered, signInMethods[way].showsPassword],
  );
  await rememberDevice(tx, playerId, device, deps.now());
  return { challenge: token };
}

/**
 * Sets the challenge cookie and returns the refusal that requests the code. Call it only after the commit, as for
 * every cookie.
 */
export function giveChallenge(call: Call, { challenge }: Challenged): Refused {
  setCookie(call, cookieNames.challenge, challenge, otpThresholds.ttlMs / 1000);
  return refuse('otp_required');
}

/**
 * Signs in with a one-time code or a backup code [CALL-030]. A challenge allows five tries and an account allows
 * fifteen a day. Each code works once, even in fifty concurrent calls [A14].
 */
export async function answerChallenge(
  platform: Platform,
  call: Call,
  code: string,
  gates: readonly EntryGate[],
): Promise<User | Refused> {
  const token = readCookie(call, cookieNames.challenge);
  if (token === undefined) return refuse('wrong_credentials');
  const of = await challengedPlayer(platform.db, token);
  const typed = await readCode(platform.db, of ?? 0, code);
  const answered = await platform.db.transaction(async tx => {
    const challenge = await countTry(tx, platform.deps.now(), token);
    if (challenge === null) return 'dead';
    const { player, ...kept } = challenge;
    const verdict = await takeCode(tx, platform.deps, player, typed);
    if (verdict !== 'taken') return refuse('otp_required', { otp_attempt: [verdict] });
    if (!openCountry(licencePolicy, call.country)) return refuse('country_closed');
    const entered = await openSignInSession(
      tx,
      platform,
      call,
      { way: 'one_time_code', playerId: Number(player.id), device: undefined, ...kept },
      gates,
    );
    if ('token' in entered) {
      await tx.query('UPDATE otp_challenges SET closed = true WHERE token_hash = $1', [tokenHash(token)]);
      await forgetFailures(tx, player.email);
    }
    return entered;
  });
  if (answered !== 'dead') return giveCookies(platform, call, answered);
  clearCookie(call, cookieNames.challenge);
  return refuse('wrong_credentials');
}

/** The id of the player for whom a challenge was opened; `null` if the challenge is unknown. */
async function challengedPlayer(sql: Sql, token: string): Promise<number | null> {
  const [of] = await sql.query<{ player_id: bigint }>('SELECT player_id FROM otp_challenges WHERE token_hash = $1', [
    tokenHash(token),
  ]);
  return of ? Number(of.player_id) : null;
}

/**
 * Counts a try before the code is checked. Returns `null` if the challenge is unknown, expired, completed or used up,
 * or if the account has no tries left today. The player's row is locked first, so that concurrent tries in several
 * challenges cannot exceed the daily limit.
 */
async function countTry(
  tx: Tx,
  now: Date,
  token: string,
): Promise<{ player: PlayerRow; remembered: boolean; passwordShown: boolean } | null> {
  const hash = tokenHash(token);
  const playerId = await challengedPlayer(tx, token);
  const player = playerId === null ? null : await playerById(tx, playerId, 'FOR UPDATE');
  if (!player || (await triesAreUsedUp(tx, Number(player.id), now))) return null;
  const [counted] = await tx.query<{ remembered: boolean; password_shown: boolean }>(
    `UPDATE otp_challenges SET tries = tries + 1
     WHERE token_hash = $1 AND NOT closed AND tries < ${otpThresholds.triesPerChallenge} AND created_at > $2
     RETURNING remembered, password_shown`,
    [hash, new Date(now.getTime() - otpThresholds.ttlMs)],
  );
  return counted ? { player, remembered: counted.remembered, passwordShown: counted.password_shown } : null;
}
