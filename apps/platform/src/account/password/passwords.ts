import { readFileSync } from 'node:fs';
import { normalPassword } from '@liftoff/rules/account/password';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes [A12]. 2 is the library's number for argon2id. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), settings);

/** The same work for a short code, by a salt that is kept apart: equal codes of one salt have equal hashes. */
export const hashCode = (code: string, salt: Buffer): Promise<Buffer> => hashRaw(code, { ...settings, salt });

/** A hash nobody has the password of, for addresses nobody has: the same work is done for both [A16]. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$bGlmdG9mZi1ub2JvZHkhIQ$WlnUVRsTYlXXG0ZwYmXYkPmXfTTGQIXYjmFmrSVVhpw';

/** Whether the password opens the hash; with no hash the same time is spent and the answer is no. */
export async function passwordOpens(password: string, passwordHash: string | null): Promise<boolean> {
  const opens = await verify(passwordHash ?? nobody, normalPassword(password));
  return passwordHash !== null && opens;
}

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== ''),
);

/** Whether a password is among the most used ones, in any case [A12]. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
