import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';

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
  /** Header of a trusted proxy in front that names the country, or null. */
  countryHeader: string | null;
  /** How many proxies in front of the edge may be believed. */
  trustedHops: number;
  /** Hosts this edge answers for; empty means any (development). */
  hosts: readonly string[];
  root: string;
  /** Folder of the configuration calls' files. */
  feConfigDir: string;
  /** Milliseconds a page render or an upstream read may take. */
  upstreamTimeoutMs: number;
}

/** Reads the environment; throws with a sentence when a value makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const root = resolve(import.meta.dirname, '../../..');
  const port = portOf(env.PORT, 3000, 'PORT');
  const platformUrl = env.PLATFORM_URL ?? `http://localhost:${portOf(env.PLATFORM_PORT, 4000, 'PLATFORM_PORT')}`;
  const mode = env.NODE_ENV === 'development' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'production';
  return {
    port,
    platformUrl: platformUrl.replace(/\/$/, ''),
    platformPublicUrl: (env.PLATFORM_PUBLIC_URL ?? platformUrl).replace(/\/$/, ''),
    edgeKey: env.EDGE_KEY ?? randomBytes(24).toString('base64url'),
    mode,
    defaultCountry: env.DEFAULT_COUNTRY ?? 'CA',
    countryHeader: env.COUNTRY_HEADER ?? null,
    trustedHops: Number(env.TRUSTED_HOPS ?? 0),
    hosts: (env.SITE_HOSTS ?? '').split(',').filter(Boolean),
    root,
    feConfigDir: resolve(env.FE_CONFIG_DIR ?? join(root, 'config/fe')),
    upstreamTimeoutMs: 10_000,
  };
}

function portOf(text: string | undefined, fallback: number, name: string): number {
  const port = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number, not "${text}"`);
  return port;
}
