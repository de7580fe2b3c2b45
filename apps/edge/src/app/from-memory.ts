import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { encodingOf, type Encoding } from '../pages/compression.ts';
import type { EdgeConfig } from '../config/config.ts';
import { isKnownTo, keptHeaders, type HeaderList } from '../pages/kept-answer.ts';
import type { PageBodies } from '../pages/page-bodies.ts';
import type { PageKeeper } from '../pages/page-keeper.ts';
import { headerOf, PageKeys, type AskedPage } from './page-keys.ts';
import type { KeptPage } from '../pages/pages.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { everyAnswer } from '../pages/security.ts';
import { addressOf } from '../config/visitor.ts';

interface Parts {
  config: EdgeConfig;
  keeper: PageKeeper;
  bodies: PageBodies;
  limiter: RateLimiter;
}

type Incoming = AskedPage & { socket: { remoteAddress?: string | undefined } };
type Outgoing = Pick<ServerResponse, 'writeHead' | 'end'>;

/**
 * Answers a guest who asks for a page that lies in memory as it will be sent: the same answer as the app's, without the
 * way through it, which takes several times as long as the rest. Whatever is not exactly that is the app's.
 */
export function answersFromMemory(parts: Parts): (incoming: Incoming, outgoing: Outgoing) => boolean {
  const { config, bodies, limiter } = parts;
  const keys = new PageKeys(config);
  return (incoming, outgoing) => {
    const found = findPage(parts, incoming, keys);
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

function findPage(
  { config, keeper }: Parts,
  incoming: Incoming,
  keys: PageKeys,
): { page: KeptPage; ip: string } | null {
  const key = keys.of(incoming);
  const page = key === null ? undefined : keeper.fresh(key);
  if (page === undefined) return null;
  const { remoteAddress = '127.0.0.1' } = incoming.socket;
  return { page, ip: addressOf(headerOf(incoming, 'x-forwarded-for'), remoteAddress, config.trustedHops) };
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
