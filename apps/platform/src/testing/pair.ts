import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeDatabase } from '../database/make-database.ts';
import { freePorts } from './free-port.ts';
import { startKillable, type Killable } from './killable.ts';
import { startPlatform } from './platform-process.ts';
import { makeCaller, type TestCaller } from './test-caller.ts';

/** An edge and the platform behind it. */
interface Side {
  readonly site: string;
  readonly platform: string;
  /** The URL of this edge's sockets. */
  readonly sockets: string;
  /** A caller for this platform's console. */
  operator(): TestCaller;
  killPlatform(): Promise<void>;
}

/** Two platforms and two edges, each a separate process, on one new database. */
export interface Pair {
  readonly a: Side;
  readonly b: Side;
  /** The URL of the shared database. */
  readonly databaseUrl: string;
  /** A browser whose calls alternate between the edges, starting with edge A. */
  browser(): TestCaller;
  /** A frame whose calls alternate between the platforms. */
  frame(): TestCaller;
  /** A console caller whose calls alternate between the platforms. */
  operator(): TestCaller;
  close(): Promise<void>;
}

const consoleToken = 'console-token-of-the-pair';
const edgeMain = resolve(import.meta.dirname, '../../../edge/src/main.ts');
/**
 * Both sides start at the same time and build their caches, and one of them also seeds the platform, which takes a
 * while on a busy machine. In milliseconds.
 */
const readyWithinMs = 240_000;

/** Starts a pair. Both platforms start at the same time on an empty database, each with its own data folder. */
export async function startPair(databaseServer: string): Promise<Pair> {
  const database = await makeDatabase(databaseServer);
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-pair-'));
  const [siteA = 0, siteB = 0, portA = 0, portB = 0] = await freePorts(4);
  const origin = (port: number) => `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    SITE_ORIGINS: [siteA, siteB].map(origin).join(','),
    PLATFORM_PUBLIC_URL: origin(portA),
    CONSOLE_TOKEN: consoleToken,
    EDGE_KEY: 'edge-key-of-the-pair',
    RATE_FACTOR: '1000',
    SEED: '1',
    SECRET_KEY: '',
    // The log level of the tests, silent, would hide the message that the process is ready.
    LOG_LEVEL: 'info',
  };
  const running: Killable[] = [];
  const starting: Promise<Killable>[] = [];
  const close = async () => {
    await Promise.allSettled(starting);
    await Promise.all(running.map(process => process.stop()));
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const inTurn = (bases: readonly string[], always: Record<string, string>) => {
    let calls = 0;
    const request = (path: string, init: RequestInit) => fetch(`${bases[calls++ % bases.length]}${path}`, init);
    return makeCaller({ request }, always);
  };
  const operating = { 'x-console-token': consoleToken };
  const side = async (name: string, sitePort: number, port: number): Promise<Side> => {
    const started = [
      startPlatform({ port, dataDir: join(folder, name), env, readyWithinMs }),
      startKillable({
        script: [edgeMain],
        env: { ...env, PORT: String(sitePort), PLATFORM_URL: origin(port) },
        line: text => text.includes('"msg":"edge listens"'),
        readyWithinMs,
      }),
    ] as const;
    starting.push(...started);
    for (const process of started)
      process.then(
        ready => running.push(ready),
        () => undefined,
      );
    const [platform] = await Promise.all(started);
    return {
      site: origin(sitePort),
      platform: origin(port),
      sockets: `ws://localhost:${sitePort}/connection/websocket`,
      operator: () => inTurn([origin(port)], operating),
      killPlatform: () => platform.kill(),
    };
  };
  const sides = await Promise.allSettled([side('a', siteA, portA), side('b', siteB, portB)]);
  const [a, b] = sides.map(started => (started.status === 'fulfilled' ? started.value : null));
  if (!a || !b) {
    await close();
    throw new Error(
      `The pair did not start: ${sides.map(s => (s.status === 'rejected' ? String(s.reason) : '')).join(' ')}`,
    );
  }
  const { platform: first } = a;
  return {
    a,
    b,
    databaseUrl: database.url,
    browser: () => inTurn([a.site, b.site], { 'sec-fetch-site': 'same-origin', 'x-test-country': 'CA' }),
    frame: () => inTurn([first, b.platform], { origin: first, 'sec-fetch-site': 'same-origin' }),
    operator: () => inTurn([first, b.platform], operating),
    close,
  };
}
