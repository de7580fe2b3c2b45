import { createHmac } from 'node:crypto';

/** The `__Host-` prefix makes browsers enforce Secure, Path=/ and no Domain [A5]. */
const name = '__Host-session';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/**
 * The mark after the token, by which the edge recognises a session that this platform has opened, without asking for
 * it. A made-up cookie therefore cannot make the edge render pages [B23]. The mark proves nothing else: the platform
 * looks every token up. `apps/edge/src/config/session-mark.ts` computes the same mark.
 */
const markOf = (token: string, edgeKey: string): string =>
  createHmac('sha256', edgeKey).update(`session\n${token}`).digest('base64url');

/**
 * Returns the `set-cookie` value that sets a browser's session. If `maxAgeSec` is `null`, the cookie lasts until the
 * browser is closed. Without an edge key, which means without an edge, the token has no mark.
 */
export const sessionCookie = (token: string, maxAgeSec: number | null, edgeKey: string | null): string => {
  const value = edgeKey === null ? token : `${token}.${markOf(token, edgeKey)}`;
  return `${name}=${value}; ${maxAgeSec === null ? '' : `Max-Age=${maxAgeSec}; `}${attributes}`;
};

/** Returns the `set-cookie` value that removes the session cookie. */
export const endedSessionCookie = (): string => `${name}=; Max-Age=0; ${attributes}`;

/** Returns the session token from a `cookie` header, without its mark, or `null` if it is missing or malformed. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=', 2);
    const token = key === name ? /^([\w-]{16,128})(?:\.[\w-]{43})?$/.exec(value)?.[1] : undefined;
    if (token !== undefined) return token;
  }
  return null;
}
