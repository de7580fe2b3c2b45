import type { Call } from '../core/call.ts';

/** The cookies besides the session's own; none is readable by a script or sent to another host [A5]. */
export const cookieNames = {
  /** Between password and one-time code. */
  challenge: '__Host-challenge',
  /** Tells that this browser has signed in before, so that a lock by strangers does not shut its owner out [A13]. */
  device: '__Host-device',
  /** By which a guest's conversation with support is found. */
  chat: '__Host-chat',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** The cookie's value; undefined when it is missing or sent twice, since then somebody else may have planted one. */
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
