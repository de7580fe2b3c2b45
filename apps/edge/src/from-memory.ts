import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from './address.ts';
import { urlMax } from './app.ts';
import { encodingOf, type Encoding } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { originOf } from './hosts.ts';
import { isKnownTo, keptHeaders, type HeaderList } from './kept-answer.ts';
import type { PageBodies } from './page-bodies.ts';
import type { PageKeeper } from './page-keeper.ts';
import type { KeptPage } from './pages.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { everyAnswer } from './security.ts';
import { sharedPage } from './shared-page.ts';
import { readVisitor } from './visitor.ts';

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
  return (incoming, outgoing) => {
    const found = config.mode === 'development' ? null : findPage(parts, incoming);
    if (found === null) return false;
    const { page, ip } = found;
    const encoding = encodingOf(headerOf(incoming, 'accept-encoding'));
    const isKnown = isKnownTo(headerOf(incoming, 'if-none-match'), page);
    const body = incoming.method === 'HEAD' || isKnown ? null : bodies.ready(page, encoding);
    // A visitor over the limit is refused by the app, which takes from the same one.
    if (body === undefined || limiter.take('request', ip) > 0) return false;
    const headers = sentHeaders(page, encoding, config, isKnown);
    outgoing.writeHead(isKnown ? 304 : page.status, [...headers, 'x-request-id', randomUUID()]);
    if (body === null) outgoing.end();
    else outgoing.end(body);
    return true;
  };
}

function findPage({ config, keeper }: Parts, incoming: Incoming): { page: KeptPage; ip: string } | null {
  const { method, url: target = '' } = incoming;
  const host = headerOf(incoming, 'host');
  if ((method !== 'GET' && method !== 'HEAD') || host === null || !target.startsWith('/')) return null;
  const text = `http://${host}${target}`;
  const url = text.length <= urlMax && URL.canParse(text) ? new URL(text) : null;
  const origin = url?.host === host ? originOf(url, config) : null;
  if (url === null || origin === null) return null;
  const headers = { get: (name: string) => headerOf(incoming, name) };
  const visitor = readVisitor(headers, incoming.socket.remoteAddress ?? '127.0.0.1', config);
  if (visitor.signedIn) return null;
  const address = readAddress(url.pathname, url.search, visitor.defaultLocale, visitor.currentLocale);
  const page = keeper.fresh(sharedPage(url, origin, address, visitor).key);
  return page ? { page, ip: visitor.ip } : null;
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
