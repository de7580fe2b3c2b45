import { createHash } from 'node:crypto';
import type { Deps } from './deps.ts';

/** 256 random bits as text, and what is kept of them: a copy of the database opens nothing [A8, A17]. */
export function newToken(deps: Deps): { token: string; hash: Buffer } {
  const token = deps.randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
