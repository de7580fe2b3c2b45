import type { accountAccess } from '@liftoff/contract/account/access';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Platform } from '../../core/platform-context.ts';
import { tokenHash } from '../../core/token.ts';
import type { CaptchaCheck } from './captcha-check.ts';

/** Time limit for solving and sending a challenge, in milliseconds. */
const challengeMs = 5 * 60_000;

/**
 * Proof of work that takes a browser a few seconds: 256 tries on average, each of 5 000 rounds of SHA-256. The
 * platform verifies it with a single try.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const;

type Asking = Pick<Platform, 'deps' | 'config'>;

/** Length of the derived key, in bytes. */
const keyLength = 32;

const signedBy = ({ config }: Pick<Platform, 'config'>): string => config.secret('captcha').toString('base64url');

/** Creates a challenge, signed together with its expiry. Nothing is stored until the challenge has been solved. */
export async function newChallenge(platform: Asking): Promise<Answer<typeof accountAccess.captcha>> {
  const expires = platform.deps.now().getTime() + challengeMs;
  const { parameters, signature } = await createChallenge({
    ...work,
    deriveKey,
    // Checked against the platform clock; the library's own expiry would use the machine clock.
    data: { expires },
    keyLength,
    hmacSignatureSecret: signedBy(platform),
  });
  if (signature === undefined) throw new Error('A challenge was not signed');
  return { parameters: { ...parameters, keyLength, data: { expires } }, signature };
}

const hex = z.string().regex(/^(?:[\da-f]{2})+$/);
const Solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      cost: z.literal(work.cost),
      keyLength: z.literal(keyLength),
      keyPrefix: z.literal(work.keyPrefix),
      nonce: hex,
      salt: hex,
      data: z.strictObject({ expires: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex, time: z.number().optional() }),
});

function read(text: string): z.output<typeof Solved> | null {
  try {
    return Solved.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Checks a solved challenge, which the browser sends as base64-encoded JSON. Returns `null` if it is malformed, wrong
 * or expired.
 */
export const checkSolution: CaptchaCheck<Asking> = async (platform, text) => {
  const solved = read(text);
  if (solved === null) return null;
  const { challenge, solution } = solved;
  const { expires } = challenge.parameters.data;
  if (expires <= platform.deps.now().getTime()) return null;
  const { verified } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey,
    hmacSignatureSecret: signedBy(platform),
  });
  return verified ? { hash: tokenHash(challenge.signature), expiresAt: new Date(expires) } : null;
};
