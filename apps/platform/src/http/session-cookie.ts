/** `__Host-` makes the browser insist on Secure, Path=/ and no Domain [A5]. */
const name = '__Host-session';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The `set-cookie` value that gives a browser its session; null: until the browser is closed. */
export const sessionCookie = (token: string, maxAgeSec: number | null): string =>
  `${name}=${token}; ${maxAgeSec === null ? '' : `Max-Age=${maxAgeSec}; `}${attributes}`;

/** The `set-cookie` value that takes it away. */
export const endedSessionCookie = (): string => `${name}=; Max-Age=0; ${attributes}`;

/** The session token of a `cookie` header; null for none or an odd one. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value !== undefined && /^[\w-]{16,128}$/.test(value)) return value;
  }
  return null;
}
