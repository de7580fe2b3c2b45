import type { SignInBody, User } from '@liftoff/contract/account';
import { normalEmail } from '@liftoff/rules/account/email';
import { openCountry } from '@liftoff/rules/account/licence';
import type * as z from 'zod';
import { refuse, type Call, type Refused } from '../call.ts';
import type { Sql } from '../database/database.ts';
import type { House } from '../house-context.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { licencePolicy } from './licence-policy.ts';
import { isKnownDevice } from './known-device.ts';
import { challenge, answerChallenge } from './otp.ts';
import { passwordOpens } from './passwords.ts';
import { playerByEmail } from './player-row.ts';
import { countFailure, forgetFailures, signInWaitSec } from './sign-in-thresholds.ts';

/** A reason to keep a player out after the right password: self-exclusion [C12]. Null lets them in. */
export type EntryGate = (sql: Sql, playerId: number) => Promise<Refused | null>;

type Credentials = z.output<typeof SignInBody>['user'];

/** CALL-029 and CALL-030: by password, then by one-time code where two-factor is on. */
export function signIn(
  house: House,
  user: Credentials,
  call: Call,
  gates: readonly EntryGate[],
): Promise<User | Refused> {
  return 'otp_attempt' in user
    ? answerChallenge(house, call, user.otp_attempt, gates)
    : byPassword(house, user, call, gates);
}

async function byPassword(
  house: House,
  given: { email: string; password: string },
  call: Call,
  gates: readonly EntryGate[],
): Promise<User | Refused> {
  const { db, deps, config } = house;
  const email = normalEmail(given.email);
  const knownDevice = isKnownDevice(config, email, readCookie(call, cookieNames.device));
  const attempt = { email, ip: call.ip, knownDevice };
  const waitSec = await signInWaitSec(db, deps.now(), attempt, config.rateFactor);
  if (waitSec > 0) return { refused: 'rate_limited', retryAfterSec: waitSec };

  const player = await playerByEmail(db, email);
  if (!(await passwordOpens(given.password, player?.password_hash ?? null)) || !player) {
    await countFailure(db, deps.now(), attempt);
    return refuse('wrong_credentials');
  }
  if (!openCountry(licencePolicy, call.country)) return refuse('country_closed');
  const playerId = Number(player.id);
  for (const gate of gates) {
    const closed = await gate(db, playerId);
    if (closed) return closed;
  }
  if (player.totp_secret !== null) return await challenge(house, call, playerId);
  return await house.db.transaction(async tx => {
    await forgetFailures(tx, email);
    return await enter(tx, house, call, playerId);
  });
}
