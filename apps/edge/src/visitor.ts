import { isbot } from 'isbot';
import { defaultLocaleOf, isLocale, type Locale } from '@liftoff/contract/locale';
import type { EdgeConfig } from './config.ts';

/** What the edge decides about a visitor before anything is rendered. Nothing here is believed from the client alone. */
export interface Visitor {
  ip: string;
  country: string;
  defaultLocale: Locale;
  /** The locale the visitor chose before, by cookie; the default one otherwise. */
  currentLocale: Locale;
  theme: 'dark' | 'light';
  signedIn: boolean;
  isBot: boolean;
}

export function readCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

/** The caller's address: the socket's, or with trusted proxies in front the entry they wrote [A46]. */
export function addressOf(forwarded: string | null, socketAddress: string, trustedHops: number): string {
  if (trustedHops === 0) return socketAddress;
  const hops = (forwarded ?? '').split(',').map(hop => hop.trim());
  return hops.at(-trustedHops) || socketAddress;
}

/** Two letters, from a test header (development and test only), a trusted proxy's header, or the default. */
export function countryOf(headers: Headers, config: EdgeConfig): string {
  const asked = config.mode === 'production' ? null : headers.get('x-test-country');
  const told = asked ?? (config.countryHeader ? headers.get(config.countryHeader) : null);
  return told && /^[A-Z]{2}$/i.test(told) ? told.toUpperCase() : config.defaultCountry;
}

export function readVisitor(headers: Headers, socketAddress: string, config: EdgeConfig): Visitor {
  const cookies = readCookies(headers.get('cookie'));
  const country = countryOf(headers, config);
  const defaultLocale = defaultLocaleOf(country);
  const chosen = cookies.get('locale');
  return {
    ip: addressOf(headers.get('x-forwarded-for'), socketAddress, config.trustedHops),
    country,
    defaultLocale,
    currentLocale: isLocale(chosen) ? chosen : defaultLocale,
    theme: cookies.get('theme') === 'light' ? 'light' : 'dark',
    signedIn: cookies.has('__Host-session'),
    isBot: isbot(headers.get('user-agent')),
  };
}
