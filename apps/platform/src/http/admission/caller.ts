import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../../core/config.ts';

/** Where a request comes from. */
export interface Origin {
  readonly ip: string;
  /** ISO 3166-1 alpha-2, upper case; null where nobody vouches for one. */
  readonly country: string | null;
  /** Somebody answers for the country, be it that they do not know it; nobody does on the platform's own address. */
  readonly countryVouched: boolean;
  /** The edge vouches for the forwarding headers. */
  readonly throughEdge: boolean;
  /** The host of the site that was asked, with its port; null on the platform's own address. */
  readonly siteHost: string | null;
  /** The edge asks for itself: no visitor stands behind the call. */
  readonly edgeItself: boolean;
}

/**
 * Tells who calls. Forwarding headers count only with the edge's key: anyone can write them [A46]; without it the
 * country is unknown, and what asks for one refuses (C27). Tests and development may name an address and country of
 * their own choice.
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

/** Compares two texts in a time that does not tell where they differ. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
