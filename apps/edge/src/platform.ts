import { splitRoute, type Route } from '@liftoff/contract/endpoint';
import type { Send } from '@liftoff/contract/client';
import { table } from '@liftoff/contract/table';
import type { EdgeConfig } from './config.ts';
import { DataCache, type CacheRule } from './data-cache.ts';
import type { Visitor } from './visitor.ts';

const cacheRules = new Map<Route, CacheRule>(
  Object.values(table).flatMap(call => ('cache' in call && call.cache ? [[call.route, call.cache] as const] : [])),
);

/** Answers calls that the edge itself knows (configuration), before the platform is asked. */
export type LocalAnswers = (method: string, url: URL, visitor: Visitor) => Response | undefined;

export interface Platform {
  /**
   * The page renderer's way to the platform: for one visitor, with the cookie of the request. `onStale` is told when an
   * older answer stood in for one that did not come [B11].
   */
  sendFor(visitor: Visitor, cookie: string | null, requestId: string, onStale?: () => void): Send;
  /** Headers that tell the platform who asks [A46]. */
  identity(visitor: Visitor, requestId: string): Record<string, string>;
}

export function connectPlatform(config: EdgeConfig, local: LocalAnswers, now: () => number): Platform {
  const cache = new DataCache(now);
  const identity = (visitor: Visitor, requestId: string) => ({
    'x-edge-key': config.edgeKey,
    'x-forwarded-for': visitor.ip,
    'x-country': visitor.knownCountry ?? '',
    'x-request-id': requestId,
  });
  return {
    identity,
    sendFor: (visitor, cookie, requestId, onStale) => async (route, url, init) => {
      const { method } = splitRoute(route);
      const answered = local(method, new URL(url, 'http://edge'), visitor);
      if (answered) return answered;
      const ask = (withCookie: boolean) =>
        fetch(config.platformUrl + url, {
          ...init,
          headers: {
            ...Object.fromEntries(new Headers(init.headers)),
            ...identity(visitor, requestId),
            ...(withCookie && cookie ? { cookie } : {}),
          },
          signal: init.signal ?? AbortSignal.timeout(config.upstreamTimeoutMs),
          redirect: 'manual',
        });
      const rule = cacheRules.get(route);
      if (!rule) return ask(true);
      const key = `${route} ${url} ${visitor.knownCountry} ${typeof init.body === 'string' ? init.body : ''}`;
      const answer = await cache.read(key, rule, () => ask(false));
      if (answer.stale) onStale?.();
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': answer.contentType, ...(answer.stale ? { 'x-data-stale': '1' } : {}) },
      });
    },
  };
}
