import type { BrowserContext, Response } from '@playwright/test';

/** Every cookie the casino may set, and whether a script may read it [A5]. */
const cookies: Readonly<Record<string, { attributes: RegExp[] }>> = {
  '__Host-session': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  '__Host-challenge': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  '__Host-device': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  '__Host-chat': { attributes: [/; secure/i, /; httponly/i, /; samesite=(?:lax|strict)/i, /; path=\/(?:;|$)/i] },
  locale: { attributes: [/; samesite=lax/i] },
};

/** The cookies that nobody is asked about: what is there without consent [D13]. */
export const necessaryCookies: readonly string[] = Object.keys(cookies);

/** What is wrong with a `set-cookie` line; null for a cookie of the casino's as it should be. */
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
  /** What a journey provokes on purpose does not count. */
  allow(fault: RegExp): void;
}

/** Chromium's word for what is sent in the moment in which a socket closes; the realtime client comes back with a new one. */
const socketClosing = /^WebSocket is already in CLOSING or CLOSED state/;

/** Notes what a browser says of a screen and a journey must never meet. */
export function watch(context: BrowserContext): Watch {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  context.on('weberror', error => faults.push(`script: ${error.error().message}`));
  context.on('console', message => {
    if (message.type() !== 'error') return;
    // An answer that is not 2xx is also written there; journeys look at answers themselves.
    if (message.text().startsWith('Failed to load resource') || socketClosing.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  const read = async (response: Response) => {
    for (const { name, value } of await response.headersArray()) {
      const fault = name.toLowerCase() === 'set-cookie' ? faultOfCookie(value) : null;
      if (fault) faults.push(fault);
    }
  };
  // An answer whose page is gone has no headers to read any more.
  context.on('response', response => void read(response).catch(() => undefined));
  return {
    faults: () => faults.filter(fault => !allowed.some(pattern => pattern.test(fault))),
    allow: fault => allowed.push(fault),
  };
}
