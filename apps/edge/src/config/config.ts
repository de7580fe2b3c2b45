import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { mirrorsOf, unknownMainHost } from '@liftoff/contract/core/brand-file';
import { readBrands, type SiteBrand } from './brands.ts';

/** What the edge needs to know, read from the environment once. */
export interface EdgeConfig {
  port: number;
  /** Where the edge reaches the platform. */
  platformUrl: string;
  /** Where browsers reach the platform: game and card frames live there. */
  platformPublicUrl: string;
  /** Shared secret that makes the platform believe the forwarded address and country [A46]. */
  edgeKey: string;
  mode: 'development' | 'test' | 'production';
  /** Country of a visitor whose address says nothing. */
  defaultCountry: string;
  /** Header of the trusted proxies in front that names the country, or null. Believed only with `trustedHops`. */
  countryHeader: string | null;
  /** How many proxies in front of the edge may be believed. */
  trustedHops: number;
  /** The site's own origins: the hosts this edge answers for, and the absolute addresses pages are written with. */
  origins: readonly string[];
  /** Those of the origins that are mirrors of the main ones (ROLE-024). */
  mirrors: readonly string[];
  /** Whether a CDN in front may keep guests' pages. */
  cdnCache: boolean;
  /** Whether the edge answers for `sport.` and each of its hosts, with a sports page for trying out. */
  bettingSandbox: boolean;
  /** Multiplies the limits by address. */
  rateFactor: number;
  root: string;
  /** Further brands, each with hosts of its own; every other host shows the casino's own. */
  brands: readonly SiteBrand[];
  /** Folder of the configuration calls' files. */
  feConfigDir: string;
  /** Folder whose `assets` are those of earlier builds, for pages that were open when another came [B21]. */
  keptAssetsDir: string;
  /** Milliseconds a page render or an upstream read may take. */
  upstreamTimeoutMs: number;
}

/** Reads the environment; throws with a sentence when a value makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const root = resolve(import.meta.dirname, '../../../..');
  const port = portOf(env.PORT, 3000, 'PORT');
  const platformUrl = env.PLATFORM_URL ?? `http://localhost:${portOf(env.PLATFORM_PORT, 4000, 'PLATFORM_PORT')}`;
  const trustedHops = wholeOf(env.TRUSTED_HOPS, 0, 0, 'TRUSTED_HOPS');
  const mode = env.NODE_ENV === 'development' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'production';
  const origins = originsOf(env.SITE_ORIGINS, port);
  const brands = readBrands(resolve(env.BRANDS_DIR ?? join(root, 'config/brands')));
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
    brands,
    rateFactor: wholeOf(env.RATE_FACTOR, 1, 1, 'RATE_FACTOR'),
    root,
    feConfigDir: resolve(env.FE_CONFIG_DIR ?? join(root, 'config/fe')),
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

/** Separated by commas. Where none are named the edge answers for the machine's own names alone. */
function originsOf(text: string | undefined, port: number): string[] {
  const listed = listOf(text);
  return listed.length === 0 ? [`http://localhost:${port}`] : listed.map(asOrigin);
}

/**
 * The origin whose host is the same but for `www.` and which is named before this one: what comes here belongs there
 * (ROLE-029). Null for all others.
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
