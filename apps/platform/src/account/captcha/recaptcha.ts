import * as z from 'zod';
import { tokenHash } from '../../core/token.ts';
import type { CaptchaCheck } from './captcha-check.ts';

/** A visitor with a lower score, on a scale from 0 to 1, counts as a bot. reCAPTCHA recommends this value. */
const leastScore = 0.5;

/** Timeout for reCAPTCHA's response, in milliseconds. After that the token counts as invalid. */
const answerMs = 3_000;

/**
 * How long the platform remembers a used token, in milliseconds. reCAPTCHA itself accepts a token for only two
 * minutes.
 */
const takenMs = 10 * 60_000;

const Answer = z.object({
  success: z.boolean(),
  /** Host of the page that created the token. */
  hostname: z.string().optional(),
  score: z.number().optional(),
});

/**
 * Verifies a browser's token with reCAPTCHA: it must come from our own page and from a visitor rated as human. If
 * reCAPTCHA cannot be reached, the token counts as invalid.
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
