import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../core/config.ts';

export interface Origin {
  readonly ip: string;
  /** Country as upper-case ISO 3166-1 alpha-2. `null` if it is unknown or nobody vouches for it. */
  readonly country: string | null;
  /**
   * Whether the edge vouches for `country`, even if only by stating that it is unknown. `false` on the platform's own
   * address.
   */
  readonly countryVouched: boolean;
  /** Whether the request carried the edge key, so that its forwarding headers can be trusted. */
  readonly throughEdge: boolean;
  /** Host and port of the site that received the request. `null` on the platform's own address. */
  readonly siteHost: string | null;
  /** Whether the edge makes the call for itself instead of for a visitor. */
  readonly edgeItself: boolean;
}

/**
 * Determines where a request comes from. Forwarding headers count only with the edge key, because anyone can write
 * them [A46]. Without the key the country is unknown, and calls that need one are refused [C27]. Tests can choose an
 * address and country, development only a country.
 */
export function originOf(request: Pick<Request, 'headers'>, socketAddress: string | undefined, config: Config): Origin {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const throughEdge = config.edgeKey !== null && sameText(header('x-edge-key') ?? '', config.edgeKey);
  const trying = config.mode !== 'production';
  const forwarded = throughEdge ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const ip = forwarded ?? (config.mode === 'test' ? header('x-test-ip') : undefined) ?? socketAddress ?? '127.0.0.1';
  const tried = trying ? header('x-test-country') : undefined;
  const country = (throughEdge ? header('x-country') : undefined) ?? tried ?? '';
  return {
    ip: ip.replace(/^::ffff:/, ''),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    countryVouched: throughEdge || tried !== undefined,
    throughEdge,
    siteHost: (throughEdge ? header('x-forwarded-host') : undefined) ?? null,
    edgeItself: throughEdge && forwarded === undefined,
  };
}

/** Compares two strings in constant time, so that the timing does not reveal where they differ. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
