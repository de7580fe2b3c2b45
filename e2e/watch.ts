import type { BrowserContext, Response } from '@playwright/test';

/** Every cookie that the casino may set, with its required attributes [A5]. */
const cookies: Readonly<Record<string, { attributes: RegExp[] }>> = {
  '__Host-session': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  '__Host-challenge': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  '__Host-device': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  '__Host-chat': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  locale: { attributes: [/; samesite=lax/i] },
};

/** Names of the cookies that need no consent [D13]. */
export const necessaryCookies: readonly string[] = Object.keys(cookies);

/** Returns the fault in a `set-cookie` line, or `null` for a listed cookie with the right attributes. */
export function faultOfCookie(line: string): string | null {
  const name = line.split('=', 1)[0] ?? '';
  const known = cookies[name];
  if (!known) return `unknown cookie ${name}`;
  if (/; domain=/i.test(line) || line.length > 4096) return `cookie ${name} has a domain or is too long`;
  const missing = known.attributes.find(attribute => !attribute.test(line));
  return missing ? `cookie ${name} lacks ${missing}` : null;
}

export interface Watch {
  faults(): readonly string[];
  /** Ignores faults that match, for journeys that provoke faults on purpose. */
  allow(fault: RegExp): void;
}

/** Chromium logs this when something is sent while a socket is closing. The realtime client reconnects. */
const socketClosing = /^WebSocket is already in CLOSING or CLOSED state/;

/** Collects script errors, console errors and cookie faults, which no journey may cause. */
export function watch(context: BrowserContext): Watch {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  context.on('weberror', error => faults.push(`script: ${error.error().message}`));
  context.on('console', message => {
    if (message.type() !== 'error') return;
    // Chromium also logs responses with an error status; journeys check the responses themselves.
    if (message.text().startsWith('Failed to load resource') || socketClosing.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  const read = async (response: Response) => {
    for (const { name, value } of await response.headersArray()) {
      const fault = name.toLowerCase() === 'set-cookie' ? faultOfCookie(value) : null;
      if (fault) faults.push(fault);
    }
  };
  // A response's headers can no longer be read once its page is closed.
  context.on('response', response => void read(response).catch(() => undefined));
  return {
    faults: () => faults.filter(fault => !allowed.some(pattern => pattern.test(fault))),
    allow: fault => allowed.push(fault),
  };
}
