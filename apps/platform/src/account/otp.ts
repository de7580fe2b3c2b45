import type { User } from '@liftoff/contract/account';
import { openCountry } from '@liftoff/rules/account/licence';
import { refuse, type Call, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import type { House } from '../house-context.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { licencePolicy } from './licence-policy.ts';
import { playerById } from './player-row.ts';
import type { EntryGate } from './sign-in.ts';
import { forgetFailures } from './sign-in-thresholds.ts';
import { newToken, tokenHash } from './token.ts';
import { totpStepOf } from './totp.ts';

/** Trust §A, thresholds. */
const otpThresholds = { triesPerChallenge: 5, triesPerDay: 15, ttlMs: 10 * 60_000 } as const;
const dayMs = 24 * 3_600_000;

/** The password was right: the browser gets a challenge that only a one-time code turns into a session. */
export async function challenge(house: House, call: Call, playerId: number): Promise<Refused> {
  const { token, hash } = newToken(house.deps);
  await house.db.query('INSERT INTO otp_challenges (token_hash, player_id, created_at) VALUES ($1, $2, $3)', [
    hash,
    playerId,
    house.deps.now(),
  ]);
  setCookie(call, cookieNames.challenge, token, otpThresholds.ttlMs / 1000);
  return refuse('otp_required');
}

/** CALL-030: five tries a challenge, fifteen a day, and each code works once, also for fifty at the same time [A14]. */
export async function answerChallenge(
  house: House,
  call: Call,
  code: string,
  gates: readonly EntryGate[],
): Promise<User | Refused> {
  const token = readCookie(call, cookieNames.challenge);
  if (token === undefined) return refuse('wrong_credentials');
  return await house.db.transaction(async tx => {
    const playerId = await countTry(tx, house, token);
    if (playerId === null) {
      tx.afterCommit(() => clearCookie(call, cookieNames.challenge));
      return refuse('wrong_credentials');
    }
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    const step = player?.totp_secret ? totpStepOf(player.totp_secret, code, house.deps.now()) : null;
    if (!player || step === null) return refuse('otp_required', { otp_attempt: ['wrong'] });
    const used = await tx.query(
      'UPDATE players SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2 RETURNING id',
      [playerId, step],
    );
    if (used.length === 0) return refuse('otp_required', { otp_attempt: ['used'] });
    if (!openCountry(licencePolicy, call.country)) return refuse('country_closed');
    for (const gate of gates) {
      const closed = await gate(tx, playerId);
      if (closed) return closed;
    }
    await tx.query('UPDATE otp_challenges SET closed = true WHERE token_hash = $1', [tokenHash(token)]);
    await forgetFailures(tx, player.email);
    return await enter(tx, house, call, playerId);
  });
}

/** Counts a try before the code is looked at; null when the challenge is unknown, old, answered or used up. */
async function countTry(tx: Tx, house: House, token: string): Promise<number | null> {
  const now = house.deps.now().getTime();
  const [row] = await tx.query<{ player_id: bigint }>(
    `UPDATE otp_challenges SET tries = tries + 1
     WHERE token_hash = $1 AND NOT closed AND tries < ${otpThresholds.triesPerChallenge} AND created_at > $2
     RETURNING player_id`,
    [tokenHash(token), new Date(now - otpThresholds.ttlMs)],
  );
  if (!row) return null;
  const [day] = await tx.query<{ tries: number }>(
    'SELECT coalesce(sum(tries), 0)::int AS tries FROM otp_challenges WHERE player_id = $1 AND created_at > $2',
    [row.player_id, new Date(now - dayMs)],
  );
  return (day?.tries ?? 0) > otpThresholds.triesPerDay ? null : Number(row.player_id);
}
