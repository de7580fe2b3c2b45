import type { accountAccess } from '@liftoff/contract/account/access';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import type { Platform } from '../../core/platform-context.ts';
import { tokenHash } from '../../core/token.ts';
import type { CaptchaCheck } from './captcha-check.ts';

/** Milliseconds a challenge may be solved and sent in. */
const challengeMs = 5 * 60_000;

/**
 * Work of a browser, a second or a few: 256 tries on average, each as slow as 5 000 rounds of SHA-256. The platform
 * checks it with one.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const;

type Asking = Pick<Platform, 'deps' | 'config'>;

/** Bytes. */
const keyLength = 32;

const signedBy = ({ config }: Pick<Platform, 'config'>): string => config.secret('captcha').toString('base64url');

/** A new challenge, signed with the moment it is over: nothing of it is kept until it has been solved. */
export async function newChallenge(platform: Asking): Promise<Answer<typeof accountAccess.captcha>> {
  const expires = platform.deps.now().getTime() + challengeMs;
  const { parameters, signature } = await createChallenge({
    ...work,
    deriveKey,
    // By the platform's clock: the library's own expiry goes by the machine's.
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

/** What a browser sends of a challenge it has solved: JSON in base 64. Null for anything else, and for one that is over. */
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
