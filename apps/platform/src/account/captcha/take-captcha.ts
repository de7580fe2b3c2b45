import type { Platform } from '../../core/platform-context.ts';
import { checkSolution } from './proof-of-work.ts';
import { checkRecaptcha } from './recaptcha.ts';

/**
 * Checks a captcha and marks it as used, so that it is accepted only once across all processes [A13]. If reCAPTCHA is
 * configured, only its tokens are valid. Never call this inside a transaction, because it can call another system.
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

/** Registers the hourly job that deletes expired captchas and captcha counts. */
export function registerForgetCaptchas({ db, deps, jobs }: Platform): void {
  jobs.everyShared('forget captchas', 3_600_000, async () => {
    await db.query('DELETE FROM captcha_uses WHERE expires_at <= $1', [deps.now()]);
    await db.query('DELETE FROM captcha_counts WHERE until <= $1', [deps.now()]);
  });
}
