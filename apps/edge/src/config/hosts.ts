import type { EdgeConfig } from './config.ts';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * The site origin to which a request was sent; `null` if this edge does not serve that host. The scheme comes from
 * the configuration, never from a proxy or a client. A site on a developer's machine also accepts that machine's own
 * names, at every port; a site with a public name does not.
 */
export function originOf(url: URL, config: Pick<EdgeConfig, 'origins' | 'mode'>): string | null {
  const known = config.origins.find(origin => new URL(origin).host === url.host);
  if (known !== undefined) return known;
  const isLocal = config.mode !== 'production' || config.origins.some(origin => isLoopback(new URL(origin).hostname));
  return isLocal && isLoopback(url.hostname) ? `http://${url.host}` : null;
}

/**
 * Whether a request for an https site reached the trusted proxies unencrypted, according to the outermost proxy's
 * `x-forwarded-proto` [A1]. A proxy that does not send this header is assumed to accept https only.
 */
export function isInsecure(
  origin: string,
  forwardedProto: string | null | undefined,
  config: Pick<EdgeConfig, 'trustedHops'>,
): boolean {
  if (config.trustedHops === 0 || !origin.startsWith('https:')) return false;
  const hops = (forwardedProto ?? '').split(',');
  return (hops.at(-config.trustedHops) ?? hops[0] ?? '').trim().toLowerCase() === 'http';
}
