import type { User } from '@liftoff/contract/account';
import { openCountry } from '@liftoff/rules/account/licence';
import { refuse, type Call, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Platform } from '../platform-context.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from './cookies.ts';
import { enter, giveCookies } from './enter.ts';
import { licencePolicy } from './licence-policy.ts';
import { rememberDevice } from './person.ts';
import { playerById } from './player-row.ts';
import type { EntryGate } from './sign-in.ts';
import { forgetFailures } from './sign-in-attempts.ts';
import { newToken, tokenHash } from './token.ts';
import { totpStepOf } from './totp.ts';

/** Trust §A, thresholds. */
export const otpThresholds = { triesPerChallenge: 5, triesPerDay: 15, ttlMs: 10 * 60_000 } as const;
const dayMs = 24 * 3_600_000;

/** A challenge that has been opened: its token for the cookie. */
export interface Challenged {
  readonly challenge: string;
}

/** The password was right: the browser gets a challenge that only a one-time code turns into a session. */
export async function openChallenge(
  tx: Tx,
  deps: Deps,
  playerId: number,
  device: string | undefined,
): Promise<Challenged> {
  const { token, hash } = newToken(deps);
  await tx.query('INSERT INTO otp_challenges (token_hash, player_id, created_at) VALUES ($1, $2, $3)', [
    hash,
    playerId,
    deps.now(),
  ]);
  await rememberDevice(tx, playerId, device, deps.now());
  return { challenge: token };
}

/** After the commit, like every cookie. */
export function giveChallenge(call: Call, { challenge }: Challenged): Refused {
  setCookie(call, cookieNames.challenge, challenge, otpThresholds.ttlMs / 1000);
  return refuse('otp_required');
}

/** CALL-030: five tries a challenge, fifteen a day, and each code works once, also for fifty at the same time [A14]. */
export async function answerChallenge(
  platform: Platform,
  call: Call,
  code: string,
  gates: readonly EntryGate[],
): Promise<User | Refused> {
  const token = readCookie(call, cookieNames.challenge);
  if (token === undefined) return refuse('wrong_credentials');
  const answered = await platform.db.transaction(async tx => {
    const playerId = await countTry(tx, platform.deps.now(), token);
    if (playerId === null) return 'dead';
    const player = await playerById(tx, playerId);
    const step = player?.totp_secret ? totpStepOf(player.totp_secret, code, platform.deps.now()) : null;
    if (!player || step === null) return refuse('otp_required', { otp_attempt: ['wrong'] });
    const used = await tx.query(
      'UPDATE players SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2 RETURNING id',
      [playerId, step],
    );
    if (used.length === 0) return refuse('otp_required', { otp_attempt: ['used'] });
    if (!openCountry(licencePolicy, call.country)) return refuse('country_closed');
    const entered = await enter(tx, platform, call, { playerId, device: undefined }, gates);
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

/**
 * Counts a try before the code is looked at; null when the challenge is unknown, old, answered or used up. The player's
 * row is locked first: tries of several challenges at once are counted together, and none passes the day's number.
 */
async function countTry(tx: Tx, now: Date, token: string): Promise<number | null> {
  const hash = tokenHash(token);
  const [of] = await tx.query<{ player_id: bigint }>('SELECT player_id FROM otp_challenges WHERE token_hash = $1', [
    hash,
  ]);
  if (!of) return null;
  await playerById(tx, Number(of.player_id), 'FOR UPDATE');
  const [day] = await tx.query<{ tries: number }>(
    'SELECT coalesce(sum(tries), 0)::int AS tries FROM otp_challenges WHERE player_id = $1 AND created_at > $2',
    [of.player_id, new Date(now.getTime() - dayMs)],
  );
  if ((day?.tries ?? 0) >= otpThresholds.triesPerDay) return null;
  const counted = await tx.query(
    `UPDATE otp_challenges SET tries = tries + 1
     WHERE token_hash = $1 AND NOT closed AND tries < ${otpThresholds.triesPerChallenge} AND created_at > $2 RETURNING tries`,
    [hash, new Date(now.getTime() - otpThresholds.ttlMs)],
  );
  return counted.length === 0 ? null : Number(of.player_id);
}
