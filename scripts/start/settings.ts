import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingFaults as edgeFaults } from '../../apps/edge/src/config/setting-faults.ts';
import { furtherBrands } from '../../apps/platform/src/market/brand.ts';
import { readConfig } from '../../apps/platform/src/core/config.ts';
import { prepareDataFolder } from '../../apps/platform/src/database/data-folder.ts';
import { root } from '../steps.ts';
import { portFault } from './free-port.ts';

/** Settings of `npm start`. */
export interface Settings {
  readonly dev: boolean;
  readonly port: string;
  readonly dataDir: string;
  readonly platformUrl: string;
  /** Whether the casino starts its own platform, because `PLATFORM_URL` is not set. */
  readonly ownPlatform: boolean;
  readonly demoPlayers: boolean;
  readonly consoleToken: string;
  /** The environment for both processes. */
  readonly env: NodeJS.ProcessEnv;
}

/** Adds defaults for all settings that are missing from the environment. */
export function readSettings(given: NodeJS.ProcessEnv, dev: boolean): Settings {
  const set = (name: string): string | undefined => given[name] || undefined;
  const port = set('PORT') ?? '3000';
  const platformPort = set('PLATFORM_PORT') ?? '4000';
  const dataDir = resolve(root, set('DATA_DIR') ?? '.data');
  const consoleToken = set('CONSOLE_TOKEN') ?? randomBytes(18).toString('base64url');
  const platformUrl = set('PLATFORM_URL') ?? `http://localhost:${platformPort}`;
  const ownPlatform = set('PLATFORM_URL') === undefined;
  const env = {
    ...given,
    PORT: port,
    PLATFORM_PORT: platformPort,
    DATA_DIR: dataDir,
    PLATFORM_URL: platformUrl,
    CONSOLE_TOKEN: consoleToken,
    // The platform's own key is added once the data folder is ready. For an external platform, the operator must set
    // that platform's key.
    EDGE_KEY: set('EDGE_KEY') ?? (ownPlatform ? randomBytes(24).toString('base64url') : ''),
    SITE_ORIGINS: set('SITE_ORIGINS') ?? originsOfDesk(port, set('BRANDS_DIR')).join(','),
    NODE_ENV: dev ? 'development' : (set('NODE_ENV') ?? 'production'),
  };
  return { dev, port, dataDir, platformUrl, ownPlatform, consoleToken, demoPlayers: false, env };
}

/**
 * Origins on this machine: `localhost`, and the `*.localhost` hosts of additional brands, which every machine
 * resolves to itself.
 */
function originsOfDesk(port: string, brandsDir = join(root, 'config/brands')): string[] {
  const hosts = furtherBrands({ brandsDir: resolve(brandsDir) }).flatMap(brand => brand.hosts);
  return ['localhost', ...hosts.filter(host => host.endsWith('.localhost'))].map(host => `http://${host}:${port}`);
}

/** Checks all settings before anything is built or started. Returns the settings, or one plain sentence per fault. */
export async function checkedSettings(
  given: NodeJS.ProcessEnv,
  dev: boolean,
): Promise<Settings | { readonly faults: readonly string[] }> {
  const settings = readSettings(given, dev);
  const { env, ownPlatform } = settings;
  // Defaults are derived from the given settings, so faults in defaults are not reported.
  const isGiven = (fault: string): boolean =>
    !['SITE_ORIGINS', 'PLATFORM_URL'].some(name => fault.startsWith(`${name} must be`) && !given[name]);
  const faults = edgeFaults(env).filter(isGiven);
  let demoPlayers = false;
  if (ownPlatform) {
    const platform = sentencesOf(() => {
      ({ demoPlayers } = readConfig(env, () => Buffer.alloc(32)));
    });
    faults.push(...platform.filter(fault => isGiven(fault) && !faults.includes(fault)));
    if (env.PORT === env.PLATFORM_PORT && env.PORT !== '0')
      faults.push('PORT and PLATFORM_PORT must be two different ports.');
  }
  if (faults.length === 0)
    faults.push(
      ...sentencesOf(() => {
        prepareDataFolder(settings.dataDir);
        if (ownPlatform && !given.EDGE_KEY) env.EDGE_KEY = keptEdgeKey(settings.dataDir);
      }),
    );
  if (faults.length === 0) {
    const ports = [portFault(Number(env.PORT), 'PORT')];
    if (ownPlatform) ports.push(portFault(Number(env.PLATFORM_PORT), 'PLATFORM_PORT'));
    faults.push(...(await Promise.all(ports)).filter(fault => fault !== null));
  }
  return faults.length === 0 ? { ...settings, demoPlayers } : { faults };
}

/**
 * The random key that connects this casino's two processes. It is stored with the data, because players' session
 * cookies are marked with it: with another key after a restart, the edge would take every player for a guest.
 */
function keptEdgeKey(dataDir: string): string {
  const file = join(dataDir, 'edge-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function sentencesOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}
