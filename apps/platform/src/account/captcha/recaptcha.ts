import * as z from 'zod';
import { tokenHash } from '../../core/token.ts';
import type { CaptchaCheck } from './captcha-check.ts';

/** Below it reCAPTCHA takes a visitor for a program: from 0 to 1, and what it advises. */
const leastScore = 0.5;

/** What reCAPTCHA has time for, in milliseconds; one that takes longer has not said yes. */
const answerMs = 3_000;

/** A token lives two minutes where it is made; so long, in milliseconds, it is known here as taken. */
const takenMs = 10 * 60_000;

const Answer = z.object({
  success: z.boolean(),
  /** Where the token was made. */
  hostname: z.string().optional(),
  score: z.number().optional(),
});

/**
 * Asks reCAPTCHA about a token of a browser: made on our own page, by somebody it takes for a person. What cannot be
 * asked is not right.
 */
export const checkRecaptcha: CaptchaCheck = async ({ config, deps }, text) => {
  if (config.recaptcha === null) return null;
  const { url, secret } = config.recaptcha;
  try {
    const answer = await fetch(`${url}/api/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: text }),
      signal: AbortSignal.timeout(answerMs),
      redirect: 'error',
    });
    const { success, hostname, score = 0 } = Answer.parse(await answer.json());
    const isOurs = hostname === new URL(config.publicUrl).hostname;
    if (!success || !isOurs || score < leastScore) return null;
  } catch (error) {
    deps.log.warn({ err: error }, 'reCAPTCHA did not answer');
    return null;
  }
  return { hash: tokenHash(text), expiresAt: new Date(deps.now().getTime() + takenMs) };
};
