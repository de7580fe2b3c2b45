import { CallError } from '@liftoff/contract/core/client';
import { logFailure } from '../../../shared/calls/client-log.ts';

/**
 * Makes a call, and once more with a captcha where the platform asks for one: only then is what solves it loaded.
 * `solving` is told when that begins and when it is over.
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

/** ERR-021: undefined also where what solves it does not load. */
async function solvedCaptcha(): Promise<string | undefined> {
  try {
    const { solveCaptcha } = await import('./solve-captcha.ts');
    return await solveCaptcha();
  } catch (error) {
    logFailure('captcha', error);
    return undefined;
  }
}
