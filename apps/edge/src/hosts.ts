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
