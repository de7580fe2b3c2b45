import { safePath } from '@liftoff/rules/account/safe-path';

/** What the betting configuration says (CALL-003); nothing of it is trusted. */
interface BettingConfig {
  enabled?: unknown;
  url?: unknown;
}

const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:\/\//.test(text) && URL.canParse(text);

/**
 * Where the sports site is: the configured address, else the sub-host of the host that was asked (ROUTE-002). Null
 * without a configuration, and where such a host cannot be (an address of numbers).
 */
export function bettingUrlOf({ enabled, url }: BettingConfig, origin: string): string | null {
  if (enabled === false) return null;
  if (isWebAddress(url)) return url;
  if (enabled !== true) return null;
  const address = origin.replace('://', '://sport.');
  return URL.canParse(address) ? `${address}/` : null;
}

/** A place inside the sports site: each of its parts becomes a segment, and none leads out of it (ROUTE-055, HASH-006). */
export function sportsAt(bettingUrl: string, place: string): string {
  const parts = place.split('/').filter(part => !/^\.{0,2}$/.test(part));
  if (parts.length === 0) return bettingUrl;
  const url = new URL(bettingUrl);
  url.pathname = [url.pathname.replace(/\/$/, ''), ...parts.map(encodeURIComponent)].join('/');
  return url.href;
}

/**
 * Where a form of the sports site leads that is in no frame: to the path of this site that its query names (OVERLAY-008), or
 * back to the sports site (OVERLAY-007).
 */
export const formLeadsTo = (bettingUrl: string, redirect: string | null): string => safePath(redirect) ?? bettingUrl;
