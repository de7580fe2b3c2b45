import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { settingFaults as edgeFaults } from '../../apps/edge/src/config/setting-faults.ts';
import { furtherBrands } from '../../apps/platform/src/market/brand.ts';
import { readConfig } from '../../apps/platform/src/core/config.ts';
import { prepareDataFolder } from '../../apps/platform/src/database/data-folder.ts';
import { root } from '../steps.ts';
import { portFault } from './free-port.ts';

/** What `npm start` runs with. */
export interface Settings {
  readonly dev: boolean;
  readonly port: string;
  readonly dataDir: string;
  readonly platformUrl: string;
  /** The casino brings its own platform: `PLATFORM_URL` names no other. */
  readonly ownPlatform: boolean;
  readonly demoPlayers: boolean;
  readonly consoleToken: string;
  /** For both processes. */
  readonly env: NodeJS.ProcessEnv;
}

/** Fills in what the environment leaves out. */
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
    // A key of one's own joins the two processes of this casino; another platform has to know it.
    EDGE_KEY: set('EDGE_KEY') ?? (ownPlatform ? randomBytes(24).toString('base64url') : ''),
    SITE_ORIGINS: set('SITE_ORIGINS') ?? originsOfDesk(port, set('BRANDS_DIR')).join(','),
    NODE_ENV: dev ? 'development' : (set('NODE_ENV') ?? 'production'),
  };
  return { dev, port, dataDir, platformUrl, ownPlatform, consoleToken, demoPlayers: false, env };
}

/** This machine's own name, and those names of further brands that every machine has for itself. */
function originsOfDesk(port: string, brandsDir = join(root, 'config/brands')): string[] {
  const hosts = furtherBrands({ brandsDir: resolve(brandsDir) }).flatMap(brand => brand.hosts);
  return ['localhost', ...hosts.filter(host => host.endsWith('.localhost'))].map(host => `http://${host}:${port}`);
}

/**
 * Looks at everything that can be wrong before anything is built or started. Answers the settings, or a plain sentence
 * for each fault.
 */
export async function checkedSettings(
  given: NodeJS.ProcessEnv,
  dev: boolean,
): Promise<Settings | { readonly faults: readonly string[] }> {
  const settings = readSettings(given, dev);
  const { env, ownPlatform } = settings;
  // What was filled in follows from what was given: only that is worth a sentence.
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
  if (faults.length === 0) faults.push(...sentencesOf(() => prepareDataFolder(settings.dataDir)));
  if (faults.length === 0) {
    const ports = [portFault(Number(env.PORT), 'PORT')];
    if (ownPlatform) ports.push(portFault(Number(env.PLATFORM_PORT), 'PLATFORM_PORT'));
    faults.push(...(await Promise.all(ports)).filter(fault => fault !== null));
  }
  return faults.length === 0 ? { ...settings, demoPlayers } : { faults };
}

function sentencesOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}
