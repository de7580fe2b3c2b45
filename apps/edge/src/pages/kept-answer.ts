import type { Encoding } from './compression.ts';
import type { EdgeConfig } from '../config/config.ts';
import { freshSec, staleSec } from './page-keeper.ts';
import type { InlineSources, KeptPage } from './pages.ts';
import { pagePolicy } from './security.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** For the caches of CDNs; browsers ignore this header (RFC 9213). */
const cdnCacheControl = `public, max-age=${freshSec}, stale-while-revalidate=${staleSec}`;

const known = new WeakMap<KeptPage, Map<Encoding, HeaderList>>();

/**
 * The headers of a cached page, for a response with a body or for a 304, computed once. Code that sends the body adds
 * its `content-encoding`.
 */
export function keptHeaders(page: KeptPage, encoding: Encoding, config: EdgeConfig): HeaderList {
  const made = known.get(page) ?? new Map<Encoding, HeaderList>();
  known.set(page, made);
  const headers = made.get(encoding) ?? makeHeaders(page, encoding, config);
  made.set(encoding, headers);
  return headers;
}

function makeHeaders(page: KeptPage, encoding: Encoding, config: EdgeConfig): HeaderList {
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'private, no-cache');
  if (page.whole) {
    headers.set('etag', `"${page.tag}-${encoding}"`);
    if (config.cdnCache) headers.set('cdn-cache-control', cdnCacheControl);
  }
  setPageHeaders(headers, page.inline, config);
  return [...headers];
}

/** Sets the headers that every page has: its security policy, and what the page depends on besides its address. */
export function setPageHeaders(headers: Headers, inline: InlineSources, config: EdgeConfig): void {
  const country = config.countryHeader ? `, ${config.countryHeader}` : '';
  headers.set('content-security-policy', pagePolicy(inline, config, headers.get('x-framed-by')));
  headers.delete('x-framed-by');
  headers.set('vary', `accept-encoding, cookie${country}`);
  headers.delete('content-length');
}

/** Whether `if-none-match` names the page, in any encoding. A proxy might have turned the tag into a weak one. */
export const isKnownTo = (ifNoneMatch: string | null, page: KeptPage): boolean =>
  page.whole && ifNoneMatch !== null && (ifNoneMatch === '*' || ifNoneMatch.includes(`"${page.tag}-`));
