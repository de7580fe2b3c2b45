import { isIP } from 'node:net';
import { defaultLocaleOf, isLocale, type Locale } from '@liftoff/contract/core/locale';
import { brandOfHost } from '@liftoff/contract/core/brand-file';
import type { EdgeConfig } from './config.ts';

/** What the edge decides about a visitor before anything is rendered. Nothing here is believed from the client alone. */
export interface Visitor {
  ip: string;
  /** What pages are rendered for: the known country, else the casino's default. */
  country: string;
  /** What the platform is told: null when a trusted proxy should have named it and did not, and unknown is closed (C27). */
  knownCountry: string | null;
  defaultLocale: Locale;
  /** The locale the visitor chose before, by cookie; the default one otherwise. */
  currentLocale: Locale;
  localeChosen: boolean;
  theme: 'dark' | 'light';
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
 * The caller's address: the socket's, or with trusted proxies in front the entry they wrote [A46]. What is there and is
 * no address, or fewer entries than proxies, gives the socket's.
 */
export function addressOf(forwarded: string | null | undefined, socketAddress: string, trustedHops: number): string {
  const own = socketAddress.replace(/^::ffff:/, '');
  if (trustedHops === 0) return own;
  const hops = (forwarded ?? '').split(',');
  const hop = (hops.at(-trustedHops) ?? '').trim().replace(/^::ffff:/, '');
  // Some proxies write the port as well.
  const bare = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(bare) === 0 ? own : bare;
}

/** Reads a request's headers: null for one that is not there. */
type HeaderReader = Pick<Headers, 'get'>;

/**
 * Two letters, from a test header (development and test only), a trusted proxy's header, or the default. In production
 * a proxy that should name the country and does not, or names something odd, leaves it unknown: null.
 */
export function countryOf(headers: HeaderReader, config: EdgeConfig): string | null {
  const production = config.mode === 'production';
  const asked = production ? null : headers.get('x-test-country');
  // A header that no trusted proxy stands behind is anyone's word.
  const fromProxy = config.countryHeader && config.trustedHops > 0 ? headers.get(config.countryHeader) : null;
  const reported = asked ?? fromProxy ?? '';
  const country = reported.toUpperCase();
  if (/^[A-Z]{2}$/i.test(reported) && country !== 'XX') return country;
  return production && config.countryHeader ? null : config.defaultCountry;
}

/** `hostname`: of the address that was asked; a further brand may have a default locale of its own. */
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
    signedIn: cookies.has('__Host-session'),
  };
}
