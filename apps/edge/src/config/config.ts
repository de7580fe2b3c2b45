import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { mirrorsOf, unknownMainHost } from '@liftoff/contract/core/brand-file';
import { readBrands, readProduct, type SiteBrand } from './brands.ts';

/** The settings of the edge, read from the environment once. */
export interface EdgeConfig {
  port: number;
  /** The address at which the edge reaches the platform. */
  platformUrl: string;
  /** The address at which browsers reach the platform, which serves the game and card entry frames. */
  platformPublicUrl: string;
  /** Shared secret that makes the platform trust the forwarded address and country [A46]. */
  edgeKey: string;
  mode: 'development' | 'test' | 'production';
  /** The country of a visitor whose country is unknown. */
  defaultCountry: string;
  /** The header in which trusted proxies name the country, or `null`. Trusted only if `trustedHops` is above 0. */
  countryHeader: string | null;
  /** How many proxies in front of the edge are trusted. */
  trustedHops: number;
  /** The site's own origins. The edge serves only their hosts, and builds absolute addresses in pages from them. */
  origins: readonly string[];
  /** The origins that are mirrors of the main ones [ROLE-024]. */
  mirrors: readonly string[];
  /** Whether a CDN in front of the edge may cache guests' pages. */
  cdnCache: boolean;
  /** Whether the edge also serves the `sport.` sub-host of each of its hosts, with a demo sports page. */
  bettingSandbox: boolean;
  /** Whether everyone may open the screen of feature flags (/ffc), not only testers [A50]. */
  flagScreen: boolean;
  rateFactor: number;
  root: string;
  /** Additional brands, each with its own hosts. All other hosts show the main brand. */
  brands: readonly SiteBrand[];
  /** The folder with the files from which configuration calls are answered. */
  feConfigDir: string;
  /** The slug in the addresses of the main brand's own promotion pages. */
  product: string;
  /**
   * The folder whose `assets` come from earlier builds. Pages that were open during a deployment still need them
   * [B21].
   */
  keptAssetsDir: string;
  /** The maximum time of a page render or an upstream read, in milliseconds. */
  upstreamTimeoutMs: number;
}

/** Reads the settings from the environment. Throws an error with a clear message if a value is invalid. */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const root = resolve(import.meta.dirname, '../../../..');
  const port = portOf(env.PORT, 3000, 'PORT');
  const platformUrl = env.PLATFORM_URL ?? `http://localhost:${portOf(env.PLATFORM_PORT, 4000, 'PLATFORM_PORT')}`;
  const trustedHops = wholeOf(env.TRUSTED_HOPS, 0, 0, 'TRUSTED_HOPS');
  const mode = env.NODE_ENV === 'development' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'production';
  const origins = originsOf(env.SITE_ORIGINS, port);
  const brands = readBrands(resolve(env.BRANDS_DIR ?? join(root, 'config/brands')));
  const feConfigDir = resolve(env.FE_CONFIG_DIR ?? join(root, 'config/fe'));
  return {
    port,
    platformUrl: platformUrl.replace(/\/$/, ''),
    platformPublicUrl: (env.PLATFORM_PUBLIC_URL ?? platformUrl).replace(/\/$/, ''),
    edgeKey: env.EDGE_KEY ?? randomBytes(24).toString('base64url'),
    mode,
    defaultCountry: env.DEFAULT_COUNTRY ?? 'CA',
    countryHeader: env.COUNTRY_HEADER || null,
    trustedHops,
    origins,
    mirrors: mirrorsOf(origins, mainHostsOf(env.MAIN_HOSTS, origins), brands),
    cdnCache: switchOf(env.CDN_CACHE, 'CDN_CACHE'),
    bettingSandbox: switchOf(env.BETTING_SANDBOX || (mode === 'development' ? 'on' : 'off'), 'BETTING_SANDBOX'),
    flagScreen: switchOf(env.FLAG_SCREEN || (mode === 'development' ? 'on' : 'off'), 'FLAG_SCREEN'),
    brands,
    rateFactor: wholeOf(env.RATE_FACTOR, 1, 1, 'RATE_FACTOR'),
    root,
    feConfigDir,
    product: readProduct(feConfigDir),
    keptAssetsDir: join(root, '.cache/kept-assets/site'),
    upstreamTimeoutMs: 10_000,
  };
}

function portOf(text: string | undefined, fallback: number, name: string): number {
  const port = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}"`);
  return port;
}

function wholeOf(text: string | undefined, fallback: number, least: number, name: string): number {
  const number = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`${name} must be a whole number from ${least}, not "${text}"`);
  return number;
}

function switchOf(text: string | undefined, name: string): boolean {
  if (text !== undefined && !['', 'on', 'off'].includes(text))
    throw new Error(`${name} must be on or off, not "${text}"`);
  return text === 'on';
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);

/** Parses a comma-separated list of origins. If it is empty, the edge serves only the machine's own names. */
function originsOf(text: string | undefined, port: number): string[] {
  const listed = listOf(text);
  return listed.length === 0 ? [`http://localhost:${port}`] : listed.map(asOrigin);
}

/**
 * The preferred www twin of an origin: the origin that differs only in `www.` and is listed before it. Requests to
 * the later one are redirected there [ROLE-029]. `null` if there is none.
 */
export function wwwTwinOf(origin: string, origins: readonly string[]): string | null {
  const bare = (text: string) => text.replace('://www.', '://');
  const first = origins.find(other => bare(other) === bare(origin));
  return first === undefined || first === origin ? null : first;
}

function mainHostsOf(text: string | undefined, origins: readonly string[]): string[] {
  const named = listOf(text);
  const unknown = unknownMainHost(origins, named);
  if (unknown !== undefined) throw new Error(`MAIN_HOSTS must be hosts of SITE_ORIGINS, not "${unknown}"`);
  return named;
}

function asOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`SITE_ORIGINS must be addresses such as https://liftoff.example, not "${text}"`);
  return url.origin;
}
