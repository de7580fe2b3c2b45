import type { Platform } from '../../core/platform-context.ts';
import { checkSolution } from './proof-of-work.ts';
import { checkRecaptcha } from './recaptcha.ts';

/**
 * Whether a captcha is right, not over, and not taken before, in whatever process: it is taken by this [A13]. Where the
 * operator has reCAPTCHA no other is right. Never called inside a transaction: another system may be asked.
 */
export async function takeCaptcha(platform: Platform, given: string | undefined): Promise<boolean> {
  const check = platform.config.recaptcha === null ? checkSolution : checkRecaptcha;
  const proof = given === undefined ? null : await check(platform, given);
  if (proof === null) return false;
  const taken = await platform.db.query(
    'INSERT INTO captcha_uses (hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING hash',
    [proof.hash, proof.expiresAt],
  );
  return taken.length > 0;
}

/** Forgets what can be asked for no more: captchas that are over by themselves, and counts whose time has passed. */
export function registerForgetCaptchas({ db, deps, jobs }: Platform): void {
  jobs.everyShared('forget captchas', 3_600_000, async () => {
    await db.query('DELETE FROM captcha_uses WHERE expires_at <= $1', [deps.now()]);
    await db.query('DELETE FROM captcha_counts WHERE until <= $1', [deps.now()]);
  });
}
