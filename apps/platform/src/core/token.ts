import { createHash } from 'node:crypto';
import type { Deps } from './deps.ts';

/**
 * Creates a token of 256 random bits, and its hash. Only the hash is stored, so a copy of the database gives no
 * access [A8] [A17].
 */
export function newToken(deps: Deps): { token: string; hash: Buffer } {
  const token = deps.randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
