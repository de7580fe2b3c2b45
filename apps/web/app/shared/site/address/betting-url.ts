import { safePath } from '@liftoff/rules/account/safe-path';

/** The betting configuration as received and not yet validated [CALL-003]. */
interface BettingConfig {
  enabled?: unknown;
  url?: unknown;
}

const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text);

/**
 * Address of the sports site: the configured address or, if there is none, the origin's `sport.` subdomain
 * [ROUTE-002]. `null` if no sports site is configured, or if the origin is an IP address, which cannot have
 * subdomains.
 */
export function bettingUrlOf({ enabled, url }: BettingConfig, origin: string): string | null {
  if (enabled === false) return null;
  if (isWebAddress(url)) return url;
  if (enabled !== true) return null;
  const address = origin.replace('://', '://sport.');
  return URL.canParse(address) ? `${address}/` : null;
}

/**
 * Address of a place within the sports site. Each part becomes an encoded path segment, so the place cannot lead to
 * another site [ROUTE-055] [HASH-006].
 */
export function sportsAt(bettingUrl: string, place: string): string {
  const parts = place.split('/').filter(part => !/^\.{0,2}$/.test(part));
  if (parts.length === 0) return bettingUrl;
  const url = new URL(bettingUrl);
  url.pathname = [url.pathname.replace(/\/$/, ''), ...parts.map(encodeURIComponent)].join('/');
  return url.href;
}

/**
 * The address to which the sports site's form leads outside of a frame: the local path in its query [OVERLAY-008], or
 * otherwise the sports site [OVERLAY-007].
 */
export const formLeadsTo = (bettingUrl: string, redirect: string | null): string => safePath(redirect) ?? bettingUrl;
