import type { Call } from '../core/call.ts';

/**
 * Names of all cookies except the session cookie. Scripts cannot read them, and other hosts do not receive them [A5].
 */
export const cookieNames = {
  /** Set between entering the password and entering the one-time code. */
  challenge: '__Host-challenge',
  /** Marks a browser that has signed in before, so that strangers' wrong guesses do not lock out the owner [A13]. */
  device: '__Host-device',
  /** Identifies a guest's conversation with support. */
  chat: '__Host-chat',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/**
 * The cookie's value. `undefined` if the cookie is missing, or if it was sent twice, because someone else may have
 * planted one of the two.
 */
export function readCookie(
  request: { header(name: string): string | undefined },
  name: CookieName,
): string | undefined {
  const values = (request.header('cookie') ?? '')
    .split(';')
    .map(part => part.trim())
    .filter(part => part.startsWith(`${name}=`))
    .map(part => part.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

export function setCookie(call: Call, name: CookieName, value: string, maxAgeSec: number): void {
  call.setHeader('set-cookie', `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSec}`);
}

export const clearCookie = (call: Call, name: CookieName): void => setCookie(call, name, '', 0);
