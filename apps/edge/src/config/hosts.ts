import type { EdgeConfig } from './config.ts';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * The origin under which a request reached the site, or null when this edge does not answer for its host. The scheme is
 * the configured one: what a proxy or a client says of it is not asked. A casino on a developer's machine answers to that
 * machine's own names as well, at any port; one with a public name does not.
 */
export function originOf(url: URL, config: Pick<EdgeConfig, 'origins' | 'mode'>): string | null {
  const known = config.origins.find(origin => new URL(origin).host === url.host);
  if (known !== undefined) return known;
  const isLocal = config.mode !== 'production' || config.origins.some(origin => isLoopback(new URL(origin).hostname));
  return isLocal && isLoopback(url.hostname) ? `http://${url.host}` : null;
}

/**
 * Whether a request for a site of https came to the trusted proxies in plain text: by the `x-forwarded-proto` of the
 * outermost of them [A1]. A proxy that does not write the header lets nothing but https through.
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
