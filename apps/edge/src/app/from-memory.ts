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
 * Serves guests a page that is in memory and ready to send, even while a newer one is being rendered. The response is
 * the same as the app's, but several times faster because it bypasses the app. Returns `false` for every other request,
 * which is then left to the app.
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
    // A visitor over the limit is refused by the app, which uses the same limiter.
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
  const page = key === null ? undefined : keeper.ready(key);
  if (page === undefined) return null;
  const { remoteAddress = '127.0.0.1' } = incoming.socket;
  return { page, ip: addressOf(headerOf(incoming, 'x-forwarded-for'), remoteAddress, config.trustedHops) };
}

const sent = new WeakMap<HeaderList, Record<'known' | 'whole', readonly string[]>>();

/** All response headers except the request id, as a flat list of names and values, computed once per page. */
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
