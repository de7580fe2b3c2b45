/** The `__Host-` prefix makes browsers enforce Secure, Path=/ and no Domain [A5]. */
const name = '__Host-session';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/**
 * Returns the `set-cookie` value that sets a browser's session. If `maxAgeSec` is `null`, the cookie lasts until the
 * browser is closed.
 */
export const sessionCookie = (token: string, maxAgeSec: number | null): string =>
  `${name}=${token}; ${maxAgeSec === null ? '' : `Max-Age=${maxAgeSec}; `}${attributes}`;

/** Returns the `set-cookie` value that removes the session cookie. */
export const endedSessionCookie = (): string => `${name}=; Max-Age=0; ${attributes}`;

/** Returns the session token from a `cookie` header, or `null` if it is missing or malformed. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && /^[\w-]{16,128}$/.test(value)) return value;
  }
  return null;
}
