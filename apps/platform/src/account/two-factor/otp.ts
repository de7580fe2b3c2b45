import type { User } from '@liftoff/contract/account/account';
import { openCountry } from '@liftoff/rules/account/licence';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from '../../http/cookies.ts';
import { openSignInSession, giveCookies } from '../sign-in/open-sign-in-session.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { nextTryInSec, otpThresholds, type TrySource } from './otp-tries.ts';
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
  by: { way: Challenging; device: string | undefined; remembered: boolean; knownDevice: boolean },
): Promise<Challenged> {
  const source: TrySource = by.knownDevice ? 'known_device' : 'new_device';
  const { token, hash } = newToken(deps);
  await tx.query(
    `INSERT INTO otp_challenges (token_hash, player_id, created_at, remembered, password_shown, source)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [hash, playerId, deps.now(), by.remembered, signInMethods[by.way].showsPassword, source],
  );
  await rememberDevice(tx, playerId, by.device, deps.now());
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
 * Signs in with a one-time code or a backup code [CALL-030]. A challenge allows five wrong codes, and an account
 * allows fifteen a day on new devices and as many on known ones. Each code works once, even in fifty concurrent
 * calls [A14].
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
    const challenge = await holdChallenge(tx, platform.deps.now(), token);
    if (challenge === null) return 'dead';
    if ('refused' in challenge) return challenge;
    const { player, ...kept } = challenge;
    const verdict = await takeCode(tx, platform.deps, player, typed);
    if (verdict === 'wrong')
      await tx.query('UPDATE otp_challenges SET tries = tries + 1 WHERE token_hash = $1', [tokenHash(token)]);
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
 * Returns an open challenge and locks its player's row until the try is decided, so that concurrent tries in several
 * challenges cannot exceed the daily limit. Refuses with the time of the next try if that limit is reached. `null` if
 * the challenge is unknown, expired, completed or used up.
 */
async function holdChallenge(
  tx: Tx,
  now: Date,
  token: string,
): Promise<{ player: PlayerRow; remembered: boolean; passwordShown: boolean } | Refused | null> {
  const playerId = await challengedPlayer(tx, token);
  const player = playerId === null ? null : await playerById(tx, playerId, 'FOR UPDATE');
  const [open] = await tx.query<{ remembered: boolean; password_shown: boolean; source: TrySource }>(
    `SELECT remembered, password_shown, source FROM otp_challenges
     WHERE token_hash = $1 AND NOT closed AND tries < ${otpThresholds.triesPerChallenge} AND created_at > $2`,
    [tokenHash(token), new Date(now.getTime() - otpThresholds.ttlMs)],
  );
  if (player === null || open === undefined) return null;
  const retryAfterSec = await nextTryInSec(tx, Number(player.id), open.source, now);
  if (retryAfterSec > 0) return { ...refuse('rate_limited'), retryAfterSec };
  return { player, remembered: open.remembered, passwordShown: open.password_shown };
}
