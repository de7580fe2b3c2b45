import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePorts } from '../../apps/platform/src/testing/free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const consoleToken = 'console-token-of-the-attacks';
const startMaxMs = 180_000;

/**
 * A casino in production mode. The attacks act as the proxy in front of it, and use two headers to set a visitor's
 * address and country.
 */
export interface AttackedCasino {
  readonly site: string;
  readonly platform: string;
  /** Calls the console API. */
  operator(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Resident memory of the edge and of the platform, in bytes. */
  memory(): { edge: number; platform: number };
  /** Suspends the platform process for `ms` milliseconds. */
  freezePlatform(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function openAttackedCasino(dataDir: string, databaseUrl: string | null): Promise<AttackedCasino> {
  const [sitePort = 0, platformPort = 0] = await freePorts(2);
  const [site, platform] = [`http://localhost:${sitePort}`, `http://localhost:${platformPort}`];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(sitePort),
    PLATFORM_PORT: String(platformPort),
    PLATFORM_URL: platform,
    SITE_ORIGINS: site,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    CONSOLE_TOKEN: consoleToken,
    EDGE_KEY: 'edge-key-of-the-attacks',
    COUNTRY_HEADER: 'x-country-code',
    TRUSTED_HOPS: '1',
    SEED: '1',
    LOG_LEVEL: 'info',
  };
  delete env['RATE_FACTOR'];
  const start = (name: string): ChildProcess =>
    spawn('node', [join(root, `apps/${name}/src/main.ts`)], { cwd: root, env, stdio: 'ignore' });
  const own = { platform: start('platform'), edge: start('edge') };
  await answering(`${platform}/healthz`);
  await answering(`${site}/healthz`);
  return {
    site,
    platform,
    operator: async (method, path, body) => {
      const answer = await fetch(`${platform}/console/api/${path}`, {
        method,
        headers: { 'x-console-token': consoleToken, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer.json();
    },
    memory: () => ({ edge: memoryOf(own.edge), platform: memoryOf(own.platform) }),
    freezePlatform: async ms => {
      own.platform.kill('SIGSTOP');
      await pause(ms);
      own.platform.kill('SIGCONT');
    },
    close: async () => {
      for (const child of [own.edge, own.platform]) {
        const gone = new Promise(done => child.once('exit', done));
        child.kill('SIGTERM');
        await gone;
      }
    },
  };
}

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + startMaxMs;
  while (
    !(await fetch(url).then(
      answer => answer.ok,
      () => false,
    ))
  ) {
    if (performance.now() > deadline) throw new Error(`${url} did not answer`);
    await pause(100);
  }
}

function memoryOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}
