import type { accountAccess } from '@liftoff/contract/account/access';
import type { Input } from '@liftoff/contract/core/endpoint';
import { checkEmail, normalEmail } from '@liftoff/rules/account/email';
import { checkRepeated } from '@liftoff/rules/account/password';
import * as z from 'zod';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { endedSessionCookie } from '../../http/session-cookie.ts';
import { askCaptchaOften } from '../captcha/asked-often.ts';
import { giveDeviceMark } from '../sign-in/known-device.ts';
import { giveMailToken, readMailToken, takeMailToken } from '../mail/mail-tokens.ts';
import { countryText, momentText } from '../mail/mail-words.ts';
import { siteLink, siteOf } from '../mail/site-link.ts';
import { sendMail } from '../mail/mails.ts';
import { newPasswordVerdict } from './new-password-verdict.ts';
import { hashPassword } from './passwords.ts';
import { playerByEmail, playerById, type PlayerRow } from '../player-row.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { forgetDeviceFailures } from '../sign-in/sign-in-attempts.ts';

const jobName = 'account:restore-mail';
const Payload = z.object({
  email: z.string(),
  site: z.string(),
  asked: z.coerce.date(),
  country: z.string().nullable(),
});

/**
 * Only schedules the email. The account is looked up after the response is sent, so that known and unknown addresses
 * cost the same work [A16].
 */
export async function askRestore(
  platform: Platform,
  { email: given, captcha }: { email: string; captcha?: string | undefined },
  call: Call,
): Promise<Refused | undefined> {
  const { db, deps, config, jobs } = platform;
  const wrong = checkEmail(given);
  if (wrong !== null) return refuse('invalid', { email: [wrong] });
  const email = normalEmail(given);
  const often = await askCaptchaOften(platform, { flow: 'restore', address: call.ip, email }, captcha);
  if (often) return often;
  const asked = deps.now();
  const payload = { email, site: siteOf(config, call), asked, country: call.country };
  await db.transaction(tx => jobs.schedule(tx, jobName, asked, payload));
  return undefined;
}

/** Registers the job that emails the link, if the address has an account. */
export function registerRestoreMails({ jobs, deps, config }: Platform): void {
  const send = async (tx: Tx, planned: unknown): Promise<void> => {
    const { email, site, asked, country } = Payload.parse(planned);
    const player = await playerByEmail(tx, email);
    if (player === null) return;
    const { language } = player;
    const token = await giveMailToken(tx, deps, { playerId: Number(player.id), email }, 'restore');
    const link = siteLink(config, site, language, `/new-password?reset_password_token=${token}`);
    const fill = { link, asked: momentText(asked, language), from: countryText(country, language) };
    await sendMail(tx, deps, { to: email, language, text: 'restore', fill, site });
  };
  jobs.on(jobName, send, 'mail');
}

type NewPassword = Input<typeof accountAccess.setPassword>['body']['user'];

/**
 * Sets a new password with the emailed link, once. All sessions, other links and codes of the player end [A10], and a
 * notice is emailed to the player. No session is opened: the player has to sign in, with the one-time code and the
 * gates [A15].
 */
export async function setPassword(platform: Platform, given: NewPassword, call: Call): Promise<Refused | undefined> {
  const { db, deps, config } = platform;
  const token = given.reset_password_token;
  const playerId = await readMailToken(db, deps, 'restore', token);
  const player = playerId === null ? null : await playerById(db, playerId);
  if (player === null) return expired();
  const errors = await passwordErrors(given, player);
  if (Object.keys(errors).length > 0) return refuse('invalid', errors);

  const hash = await hashPassword(given.password);
  const isSet = await db.transaction(async tx => {
    // Only one of two concurrent calls with the same link succeeds, regardless of what each has already read. The
    // player's row is locked from here on, so that a concurrent sign-in cannot leave a session open after the change.
    if ((await takeMailToken(tx, deps, 'restore', token)) !== Number(player.id)) return false;
    await writePassword(tx, platform, player, hash, call);
    return true;
  });
  if (!isSet) return expired();
  // Using the link proves access to the mailbox, so strangers' wrong passwords no longer lock out this browser [A13].
  giveDeviceMark(config, call, Number(player.id));
  call.setHeader('set-cookie', endedSessionCookie());
  call.setHeader('clear-site-data', '"storage"');
  return undefined;
}

/** The refusal is the same for an unknown, used or expired link and for a link with another purpose. */
const expired = (): Refused => refuse('invalid', { reset_password_token: ['expired'] });

async function passwordErrors(given: NewPassword, player: PlayerRow): Promise<Record<string, string[]>> {
  const password = await newPasswordVerdict(given.password, player);
  const repeated = checkRepeated(given.password, given.password_confirmation);
  return {
    ...(password === null ? {} : { password: [password] }),
    ...(repeated === null ? {} : { password_confirmation: [repeated] }),
  };
}

async function writePassword(tx: Tx, platform: Platform, player: PlayerRow, hash: string, call: Call): Promise<void> {
  const { deps, config } = platform;
  const playerId = Number(player.id);
  // The link was sent to this address, so using it also confirms the address; its confirmation link ends below.
  await tx.query(
    `UPDATE players SET password_hash = $2, password_changed_at = $3, confirmed_at = coalesce(confirmed_at, $3)
     WHERE id = $1`,
    [playerId, hash, deps.now()],
  );
  await endAllSessions(tx, deps, playerId, 'password');
  await forgetDeviceFailures(tx, player.email);
  const actor = `player:${playerId}`;
  await audit(tx, deps, { actor, action: 'player.password_restored', subject: actor, ip: call.ip });
  const { language, email } = player;
  const site = siteOf(config, call);
  const fill = {
    link: siteLink(config, site, language, '/remind'),
    changed: momentText(deps.now(), language),
    from: countryText(call.country, language),
  };
  await sendMail(tx, deps, { to: email, language, text: 'password_changed', fill, site });
}
