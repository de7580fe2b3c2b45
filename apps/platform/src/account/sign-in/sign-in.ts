import type { User } from '@liftoff/contract/account/account';
import type { SignInBody } from '@liftoff/contract/account/sign-in-bodies';
import { normalEmail } from '@liftoff/rules/account/email';
import { openCountry } from '@liftoff/rules/account/licence';
import type * as z from 'zod';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { takeCaptcha } from '../captcha/take-captcha.ts';
import { cookieNames, readCookie } from '../../http/cookies.ts';
import { giveCookies } from './open-sign-in-session.ts';
import type { EntryGate, OutsideGate } from './entry-gate.ts';
import { serialiseByKey } from './serialise-by-key.ts';
import { giveDeviceMark, isKnownDevice } from './known-device.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { answerChallenge, giveChallenge } from '../two-factor/otp.ts';
import { passwordOpens } from '../password/passwords.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { credentialsOf } from '../player-row.ts';
import { forgetFailures, takeBack, type Attempt } from './sign-in-attempts.ts';
import { countAttempt, useUnlock } from './unlock.ts';

type Credentials = z.output<typeof SignInBody>['user'];
type Password = Exclude<Credentials, { otp_attempt: string }>;

/**
 * Serialises attempts on one account, so that a right password is never taken for a guess because other attempts run
 * concurrently.
 */
const perAccount = serialiseByKey();

/** Signs in with a password, and then with a one-time code if two-factor is on [CALL-029] [CALL-030]. */
export function signIn(
  platform: Platform,
  user: Credentials,
  call: Call,
  gates: readonly EntryGate[],
  outside: OutsideGate,
): Promise<User | Refused> {
  return 'otp_attempt' in user
    ? answerChallenge(platform, call, user.otp_attempt, gates)
    : perAccount(normalEmail(user.email), () => byPassword(platform, user, call, gates, outside));
}

async function byPassword(
  platform: Platform,
  given: Password,
  call: Call,
  gates: readonly EntryGate[],
  outside: OutsideGate,
): Promise<User | Refused> {
  const { db } = platform;
  const email = normalEmail(given.email);
  const player = await credentialsOf(db, email);
  const owner = { email, playerId: player && Number(player.id) };
  const solved = await takeCaptcha(platform, given.captcha);
  const link = given.unlock_token;
  const knownDevice = await isOwnersDevice(platform, call, owner, solved ? link : undefined);
  const attempt = await countAttempt(platform, {
    email,
    ip: call.ip,
    knownDevice,
    solved,
    by: link === undefined ? 'password' : 'link',
  });
  if (attempt.outcome !== 'counted') return refusedAttempt(attempt);

  if (!(await passwordOpens(given.password, player?.password_hash ?? null)) || !player)
    return refuse('wrong_credentials');
  const shut = openCountry(licencePolicy, call.country) ? await outside(Number(player.id), 'again') : null;
  const browser = { way: 'password', device: given.dfpc, remembered: given.remember_me, knownDevice } as const;
  const entered = await db.transaction(async tx => {
    const into = shut ?? (await completeSignIn(tx, platform, call, player, gates, browser));
    // The password was right, so the attempt was not a guess, even if the sign-in is refused.
    await takeBack(tx, attempt.id);
    if ('token' in into) await forgetFailures(tx, email);
    return into;
  });
  return 'challenge' in entered ? giveChallenge(call, entered) : giveCookies(platform, call, entered);
}

/**
 * The refusal of an attempt that was not checked. Unknown addresses get the same response, so it does not reveal
 * whether an account exists and gets an email.
 */
const refusedAttempt = (attempt: Exclude<Attempt, { outcome: 'counted' }>): Refused =>
  attempt.outcome === 'captcha'
    ? refuse('captcha_required')
    : {
        refused: 'rate_limited',
        retryAfterSec: attempt.waitSec,
        ...(attempt.byMail ? { errors: { email: ['unlock_by_mail'] } } : {}),
      };

/**
 * Whether the browser is a known device, proven by its cookie or by an emailed unlock link. The link sets the cookie,
 * even if the password is wrong. `link` is `undefined` if there is none or no captcha was solved for it.
 */
async function isOwnersDevice(
  platform: Platform,
  call: Call,
  { email, playerId }: { email: string; playerId: number | null },
  link: string | undefined,
): Promise<boolean> {
  const { db, deps, config } = platform;
  const opened = link !== undefined && (await db.transaction(tx => useUnlock(tx, email, link, deps.now())));
  if (!opened || playerId === null) return isKnownDevice(config, playerId, readCookie(call, cookieNames.device));
  giveDeviceMark(config, call, playerId);
  return true;
}
