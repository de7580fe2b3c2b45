import { normalPassword } from '@liftoff/rules/account/password';
import { hash, hashRaw, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes [A12]. The library's code for argon2id is 2. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), settings);

/**
 * Hashes a short code at the same cost as a password, with a salt that is stored separately. Equal codes with the
 * same salt have equal hashes.
 */
export const hashCode = (code: string, salt: Buffer): Promise<Buffer> => hashRaw(code, { ...settings, salt });

/**
 * A hash for which no password is known. It is checked for addresses without an account, so that they cost the same
 * work [A16].
 */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$bGlmdG9mZi1ub2JvZHkhIQ$WlnUVRsTYlXXG0ZwYmXYkPmXfTTGQIXYjmFmrSVVhpw';

/**
 * Whether the password matches the hash. If `passwordHash` is `null`, the check takes the same time and returns
 * `false`.
 */
export async function passwordOpens(password: string, passwordHash: string | null): Promise<boolean> {
  const opens = await verify(passwordHash ?? nobody, normalPassword(password));
  return passwordHash !== null && opens;
}
