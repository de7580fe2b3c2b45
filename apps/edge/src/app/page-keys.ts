import type { IncomingMessage } from 'node:http';
import { readAddress } from '../pages/address.ts';
import { isAffiliateLink } from '../pages/affiliate-locale.ts';
import { urlMax } from './refused-request.ts';
import type { EdgeConfig } from '../config/config.ts';
import { originOf } from '../config/hosts.ts';
import { holdsToken } from '../pages/security.ts';
import { sharedPage } from '../pages/shared-page.ts';
import { readVisitor } from '../config/visitor.ts';

export type AskedPage = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The maximum number of requests whose key is cached. Requests longer than `askedMax` characters are not cached. */
const keysMax = 1_000;
const askedMax = 2_000;

/** Cache keys of guests' pages. The key for a given address and headers is computed only once. */
export class PageKeys {
  readonly #config: EdgeConfig;
  readonly #known = new Map<string, string | null>();

  constructor(config: EdgeConfig) {
    this.#config = config;
  }

  /** The number of cached keys. */
  get size(): number {
    return this.#known.size;
  }

  /** The cache key of a request, or `null` if the requested page cannot be shared between guests. */
  of(incoming: AskedPage): string | null {
    const { method, url = '', headers } = incoming;
    // A request with a session is left to the app, so that no session token is stored here.
    if ((method !== 'GET' && method !== 'HEAD') || headers.cookie?.includes('__Host-session')) return null;
    // A request that might have arrived unencrypted is left to the app, which refuses it.
    if (/\bhttp\b/i.test(String(headers['x-forwarded-proto']))) return null;
    const { countryHeader } = this.#config;
    const country = [headers['x-test-country'], countryHeader && headers[countryHeader.toLowerCase()]].join('\n');
    const asked = `${headers.host}\n${url}\n${headers.cookie}\n${country}`;
    const known = this.#known.get(asked);
    if (known !== undefined) return known;
    const key = keyOf(this.#config, incoming);
    if (asked.length > askedMax) return key;
    if (this.#known.size >= keysMax) this.#known.clear();
    this.#known.set(asked, key);
    return key;
  }
}

function keyOf(config: EdgeConfig, incoming: AskedPage): string | null {
  const { url: target = '' } = incoming;
  const host = headerOf(incoming, 'host') ?? '';
  if (!target.startsWith('/') || holdsToken(target)) return null;
  const text = `http://${host}${target}`;
  const url = text.length <= urlMax && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.host !== host) return null;
  const origin = originOf(url, config);
  if (origin === null || isAffiliateLink(url.searchParams)) return null;
  const visitor = readVisitor({ get: name => headerOf(incoming, name) }, '', config, url.hostname);
  const address = readAddress(url.pathname, url.search, visitor.defaultLocale, visitor.currentLocale);
  return sharedPage(url, origin, address, visitor).key;
}

/** A header as the app reads it; `null` if it is missing. */
export function headerOf({ headers }: AskedPage, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return value === undefined ? null : String(value);
}
