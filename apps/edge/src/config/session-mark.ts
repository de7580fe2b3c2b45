import { createHmac, timingSafeEqual } from 'node:crypto';

const marked = /^([\w-]{16,128})\.([\w-]{43})$/;

/**
 * Whether a session cookie carries the mark of a session that the platform has opened: the HMAC of its token under
 * the edge key. Only then is the visitor treated as signed in. The session may have ended since, which the platform
 * decides; a made-up cookie gets the cached page of a guest [B23].
 */
export function isMarkedSession(value: string | undefined, edgeKey: string): boolean {
  const [, token, mark] = marked.exec(value ?? '') ?? [];
  if (token === undefined || mark === undefined) return false;
  const expected = createHmac('sha256', edgeKey).update(`session\n${token}`).digest();
  const given = Buffer.from(mark, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
