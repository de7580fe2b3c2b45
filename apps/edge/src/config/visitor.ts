import { isIP } from 'node:net';
import { defaultLocaleOf, isLocale, type Locale } from '@liftoff/contract/core/locale';
import { brandOfHost } from '@liftoff/contract/core/brand-file';
import type { EdgeConfig } from './config.ts';
import { isMarkedSession } from './session-mark.ts';

/** Everything the edge determines about a visitor before rendering. None of it is trusted from the client alone. */
export interface Visitor {
  ip: string;
  /** The country that pages are rendered for: the known country, or else the configured default. */
  country: string;
  /**
   * The country reported to the platform. `null` if a trusted proxy should have named one but did not; an unknown
   * country counts as closed [C27].
   */
  knownCountry: string | null;
  defaultLocale: Locale;
  /** The locale that the visitor chose earlier, according to the cookie, or else the default locale. */
  currentLocale: Locale;
  localeChosen: boolean;
  theme: 'dark' | 'light';
  /** Whether the session cookie is one that the platform has set. The session may have ended. */
  signedIn: boolean;
}

export function readCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * The caller's address. Without trusted proxies it is the socket's; with them it is the entry written by the
 * outermost proxy [A46]. Falls back to the socket's address if that entry is not an address, or if there are fewer
 * entries than proxies.
 */
export function addressOf(forwarded: string | null | undefined, socketAddress: string, trustedHops: number): string {
  const own = socketAddress.replace(/^::ffff:/, '');
  if (trustedHops === 0) return own;
  const hops = (forwarded ?? '').split(',');
  const hop = (hops.at(-trustedHops) ?? '').trim().replace(/^::ffff:/, '');
  // Some proxies include the port.
  const bare = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(bare) === 0 ? own : bare;
}

/** Reads a request header; `null` if it is missing. */
type HeaderReader = Pick<Headers, 'get'>;

/**
 * The visitor's two-letter country code, taken from a test header (development and test only), a trusted proxy's
 * header, or the default. In production it is `null` (unknown) if a proxy that should name the country does not, or
 * names an invalid one.
 */
export function countryOf(headers: HeaderReader, config: EdgeConfig): string | null {
  const production = config.mode === 'production';
  const asked = production ? null : headers.get('x-test-country');
  // Without a trusted proxy, anyone could send this header.
  const fromProxy = config.countryHeader && config.trustedHops > 0 ? headers.get(config.countryHeader) : null;
  const reported = asked ?? fromProxy ?? '';
  const country = reported.toUpperCase();
  if (/^[A-Z]{2}$/i.test(reported) && country !== 'XX') return country;
  return production && config.countryHeader ? null : config.defaultCountry;
}

/**
 * Determines everything about a visitor from the request. `hostname` is the host name of the requested address,
 * because an additional brand can have its own default locale.
 */
export function readVisitor(headers: HeaderReader, socketAddress: string, config: EdgeConfig, hostname = ''): Visitor {
  const cookies = readCookies(headers.get('cookie'));
  const knownCountry = countryOf(headers, config);
  const country = knownCountry ?? config.defaultCountry;
  const ofBrand = brandOfHost(config.brands, hostname)?.default_locale;
  const defaultLocale = ofBrand ?? defaultLocaleOf(country);
  const chosen = cookies.get('locale');
  return {
    ip: addressOf(headers.get('x-forwarded-for'), socketAddress, config.trustedHops),
    country,
    knownCountry,
    defaultLocale,
    currentLocale: isLocale(chosen) ? chosen : defaultLocale,
    localeChosen: isLocale(chosen),
    theme: cookies.get('theme') === 'light' ? 'light' : 'dark',
    signedIn: isMarkedSession(cookies.get('__Host-session'), config.edgeKey),
  };
}
