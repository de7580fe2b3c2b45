import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
export const consoleToken = 'console-token-of-the-journeys';

/** A running house: platform and edge as `npm start` runs them, on ports and a data folder of their own. */
export interface House {
  site: string;
  platform: string;
  /** A call of the console. */
  console(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>;
  /** Kills the platform at once, as a power cut of the process would, and starts it again on the same data. */
  killPlatform(): Promise<void>;
  stopPlatform(): Promise<void>;
  startPlatform(): Promise<void>;
  close(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('no port'))));
    });
  });

export async function openHouse(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<House> {
  const [sitePort, platformPort] = [await freePort(), await freePort()];
  const site = `http://localhost:${sitePort}`;
  const platform = `http://localhost:${platformPort}`;
  const shared: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(sitePort),
    PLATFORM_PORT: String(platformPort),
    PLATFORM_URL: platform,
    SITE_ORIGINS: site,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    CONSOLE_TOKEN: consoleToken,
    EDGE_KEY: 'edge-key-of-the-journeys',
    // Every journey comes from one address.
    RATE_FACTOR: '100',
    ...env,
  };
  const log = openSync(join(dataDir, '..', `${dataDir.split('/').at(-1)}.log`), 'a');
  const start = (entry: string): ChildProcess =>
    spawn('node', [join(root, entry)], { cwd: root, env: shared, stdio: ['ignore', log, log] });
  const startPlatform = () => start('apps/platform/src/main.ts');
  const running = { platform: startPlatform(), edge: start('apps/edge/src/main.ts') };
  const ready = async () => {
    await until(`${platform}/healthz`);
    await until(`${site}/healthz`);
  };
  await ready();
  const end = (child: ChildProcess, signal: NodeJS.Signals) =>
    new Promise<void>(done => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', () => done());
      child.kill(signal);
    });
  const startAgain = async () => {
    running.platform = startPlatform();
    await ready();
  };
  return {
    site,
    platform,
    console: async (method, path, body) => {
      const answer = await fetch(`${platform}/console/api/${path}`, {
        method,
        headers: { 'x-console-token': consoleToken, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`console ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    killPlatform: async () => {
      await end(running.platform, 'SIGKILL');
      await startAgain();
    },
    stopPlatform: () => end(running.platform, 'SIGTERM'),
    startPlatform: startAgain,
    close: async () => {
      await Promise.all([end(running.edge, 'SIGTERM'), end(running.platform, 'SIGTERM')]);
    },
  };
}

async function until(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not answer within two minutes`);
    await new Promise(done => setTimeout(done, 50));
  }
}
