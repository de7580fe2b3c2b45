import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from './address.ts';
import { isAffiliateLink } from './affiliate-locale.ts';
import { urlMax } from './app.ts';
import { encodingOf, type Encoding } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { originOf } from './hosts.ts';
import { isKnownTo, keptHeaders, type HeaderList } from './kept-answer.ts';
import type { PageBodies } from './page-bodies.ts';
import type { PageKeeper } from './page-keeper.ts';
import type { KeptPage } from './pages.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { everyAnswer, holdsToken } from './security.ts';
import { sharedPage } from './shared-page.ts';
import { addressOf, readVisitor } from './visitor.ts';

interface Parts {
  config: EdgeConfig;
  keeper: PageKeeper;
  bodies: PageBodies;
  limiter: RateLimiter;
}

type Incoming = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};
type Outgoing = Pick<ServerResponse, 'writeHead' | 'end'>;

/**
 * Answers a guest who asks for a page that lies in memory as it will be sent: the same answer as the app's, without the
 * way through it, which takes several times as long as the rest. Whatever is not exactly that is the app's.
 */
export function answersFromMemory(parts: Parts): (incoming: Incoming, outgoing: Outgoing) => boolean {
  const { config, bodies, limiter } = parts;
  const keys = new Keys(config);
  return (incoming, outgoing) => {
    const found = config.mode === 'development' ? null : findPage(parts, incoming, keys);
    if (found === null) return false;
    const { page, ip } = found;
    const encoding = encodingOf(headerOf(incoming, 'accept-encoding'));
    const isKnown = isKnownTo(headerOf(incoming, 'if-none-match'), page);
    const body = incoming.method === 'HEAD' || isKnown ? null : bodies.ready(page, encoding);
    // A visitor over the limit is refused by the app, which takes from the same one.
    if (body === undefined || limiter.take('request', ip) > 0) return false;
    const headers = sentHeaders(page, encoding, config, isKnown);
    const length = body === null ? [] : ['content-length', String(body.length)];
    outgoing.writeHead(isKnown ? 304 : page.status, [...headers, 'x-request-id', randomUUID(), ...length]);
    if (body === null) outgoing.end();
    else outgoing.end(body);
    return true;
  };
}

function findPage({ config, keeper }: Parts, incoming: Incoming, keys: Keys): { page: KeptPage; ip: string } | null {
  const key = keys.of(incoming);
  const page = key === null ? undefined : keeper.fresh(key);
  if (page === undefined) return null;
  const { remoteAddress = '127.0.0.1' } = incoming.socket;
  return { page, ip: addressOf(headerOf(incoming, 'x-forwarded-for'), remoteAddress, config.trustedHops) };
}

/** Requests whose key is remembered, and the characters of one. */
const keysMax = 1_000;
const askedMax = 2_000;

/** The keys of guests' pages; what follows from the same headers and the same address is not worked out again. */
class Keys {
  readonly #config: EdgeConfig;
  readonly #known = new Map<string, string | null>();

  constructor(config: EdgeConfig) {
    this.#config = config;
  }

  /** Null where no page is kept for such a request. */
  of(incoming: Incoming): string | null {
    const { method, url = '', headers } = incoming;
    // A player's are the app's, and no session is remembered here.
    if ((method !== 'GET' && method !== 'HEAD') || headers.cookie?.includes('__Host-session')) return null;
    // What may have come in plain text is the app's to refuse.
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

function keyOf(config: EdgeConfig, incoming: Incoming): string | null {
  const { url: target = '' } = incoming;
  const host = headerOf(incoming, 'host');
  if (host === null || !target.startsWith('/') || holdsToken(target)) return null;
  const text = `http://${host}${target}`;
  const url = text.length <= urlMax && URL.canParse(text) ? new URL(text) : null;
  const origin = url?.host === host ? originOf(url, config) : null;
  if (url === null || origin === null || isAffiliateLink(url.searchParams)) return null;
  const visitor = readVisitor({ get: name => headerOf(incoming, name) }, '', config, url.hostname);
  const address = readAddress(url.pathname, url.search, visitor.defaultLocale, visitor.currentLocale);
  return sharedPage(url, origin, address, visitor).key;
}

/** As the app reads it; null for one that is not there. */
function headerOf({ headers }: Incoming, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return value === undefined ? null : String(value);
}

const sent = new WeakMap<HeaderList, Record<'known' | 'whole', readonly string[]>>();

/** All headers but the request's own id, name after value, made once for a page. */
function sentHeaders(page: KeptPage, encoding: Encoding, config: EdgeConfig, isKnown: boolean): readonly string[] {
  const list = keptHeaders(page, encoding, config);
  const made = sent.get(list) ?? {
    known: [...Object.entries(everyAnswer), ...list].flat(),
    whole: [
      ...Object.entries(everyAnswer),
      ...list,
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding]]),
    ].flat(),
  };
  sent.set(list, made);
  return isKnown ? made.known : made.whole;
}
