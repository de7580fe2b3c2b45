import { CallError } from '@liftoff/contract/core/client';
import { logFailure } from '../../../shared/calls/client-log.ts';

/**
 * Makes a call, and repeats it with a captcha if the platform requires one; the captcha code is loaded only then.
 * `solving` is called with `true` when solving begins and with `false` when it ends.
 */
export async function withCaptcha<T>(
  call: (captcha: { captcha?: string }) => Promise<T>,
  solving: (now: boolean) => void = () => undefined,
): Promise<T> {
  try {
    return await call({});
  } catch (error) {
    if (!(error instanceof CallError) || error.refusal !== 'captcha_required') throw error;
  }
  solving(true);
  try {
    const captcha = await solvedCaptcha();
    return await call(captcha === undefined ? {} : { captcha });
  } finally {
    solving(false);
  }
}

/** Also returns `undefined` if the captcha code fails to load [ERR-021]. */
async function solvedCaptcha(): Promise<string | undefined> {
  try {
    const { solveCaptcha } = await import('./solve-captcha.ts');
    return await solveCaptcha();
  } catch (error) {
    logFailure('captcha', error);
    return undefined;
  }
}
