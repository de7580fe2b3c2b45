import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { openSides } from './sides.ts';

const root = resolve(import.meta.dirname, '..');
export const consoleToken = 'console-token-of-the-journeys';

/**
 * A running casino: platform and edge as `npm start` runs them, with separate ports and a separate data folder. With
 * `CASINO_PAIR=1`, two of each.
 */
export interface Casino {
  site: string;
  platform: string;
  /** Calls the console API. */
  console(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>;
  /**
   * Gives a demo game a client seed whose next round has a certain outcome. `high` is a flight beyond ten times the
   * stake.
   */
  chooseDemo(gameSessionId: string, state: string): Promise<void>;
  /** Kills the platform with SIGKILL, as a power cut would, and starts it again on the same data. */
  killPlatform(): Promise<void>;
  /** Kills the edge with SIGKILL and starts it again. */
  killEdge(): Promise<void>;
  /**
   * Stops platform and edge one after the other, as a deployment does, and starts each from the source tree in
   * `folder`.
   */
  deploy(folder: string): Promise<void>;
  stopPlatform(): Promise<void>;
  startPlatform(): Promise<void>;
  close(): Promise<void>;
}

/** The log file of a casino's platform and edge, next to its data folder. */
export const logFileOf = (dataDir: string): string => join(dirname(dataDir), `${basename(dataDir)}.log`);

/** Starts a casino and waits until it is healthy. `host` is the local host name of the site. */
export async function openCasino(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  host: 'localhost' | `${string}.localhost` = 'localhost',
): Promise<Casino> {
  const { sitePort, platformPort, sides, databaseUrl, close } = await openSides(dataDir);
  const address = (port: number) => `http://localhost:${port}`;
  const [site, platform] = [`http://${host}:${sitePort}`, address(platformPort)];
  const log = openSync(logFileOf(dataDir), 'a');
  let folder = root;
  const start = (app: 'platform' | 'edge'): ChildProcess[] =>
    sides.map(side =>
      spawn('node', [join(folder, 'apps', app, 'src/main.ts')], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'test',
          PORT: String(side.edgePort),
          PLATFORM_PORT: String(side.platformPort),
          PLATFORM_URL: address(side.platformPort),
          PLATFORM_PUBLIC_URL: platform,
          SITE_ORIGINS: site,
          DATA_DIR: side.dataDir,
          DATABASE_URL: databaseUrl,
          SEED: '1',
          CONSOLE_TOKEN: consoleToken,
          EDGE_KEY: 'edge-key-of-the-journeys',
          // All journeys come from one address, which the normal rate limits would block.
          RATE_FACTOR: '100',
          ...env,
        },
        stdio: ['ignore', log, log],
      }),
    );
  const running = { platforms: start('platform'), edges: start('edge') };
  const ready = async () => {
    for (const [at, side] of sides.entries()) {
      await until(`${address(side.platformPort)}/healthz`, running.platforms[at]);
      await until(`${address(side.edgePort)}/healthz`, running.edges[at]);
    }
  };
  await ready();
  const startAgain = async () => {
    running.platforms = start('platform');
    await ready();
  };
  const startEdgeAgain = async () => {
    running.edges = start('edge');
    await ready();
  };
  const operate = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${platform}/console/${path}`, {
      method,
      headers: { 'x-console-token': consoleToken, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`console ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    site,
    platform,
    console: (method, path, body) => operate(method, `api/${path}`, body),
    chooseDemo: async (game_session_id, state) =>
      void (await operate('POST', 'demo-seeds', { game_session_id, state })),
    killPlatform: async () => {
      await end(running.platforms, 'SIGKILL');
      await startAgain();
    },
    killEdge: async () => {
      await end(running.edges, 'SIGKILL');
      await startEdgeAgain();
    },
    deploy: async next => {
      folder = next;
      await end(running.platforms, 'SIGTERM');
      await startAgain();
      await end(running.edges, 'SIGTERM');
      await startEdgeAgain();
    },
    stopPlatform: () => end(running.platforms, 'SIGTERM'),
    startPlatform: startAgain,
    close: async () => {
      await end([...running.edges, ...running.platforms], 'SIGTERM');
      await close();
    },
  };
}

async function end(children: readonly ChildProcess[], signal: NodeJS.Signals): Promise<void> {
  const ends = children.map(
    child =>
      new Promise<void>(done => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', () => done());
        child.kill(signal);
      }),
  );
  await Promise.all(ends);
}

async function until(url: string, child: ChildProcess | undefined): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    if (typeof child?.exitCode === 'number')
      throw new Error(`what should answer at ${url} has ended; its log says why`);
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // The process is not listening yet.
    }
    if (Date.now() > deadline) throw new Error(`${url} did not answer within two minutes`);
    await new Promise(done => setTimeout(done, 50));
  }
}
