import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDatabase } from '../../apps/platform/src/database/make-database.ts';
import { freePorts } from '../../apps/platform/src/testing/free-port.ts';
import { startPlatform } from '../../apps/platform/src/testing/platform-process.ts';

/** A call and its answer. Both platforms accept every call. */
export interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Two platform processes on one new PostgreSQL database. */
export interface TwoPlatforms {
  readonly databaseUrl: string;
  /** Calls one of the processes, and repeats the call unchanged on the other one until it is answered. */
  ask(path: string, asked?: Asked): Promise<Answered>;
  /** Makes a call as an operator. Throws if it is refused. */
  operate(path: string, asked?: Asked): Promise<unknown>;
  /** Kills a process with SIGKILL and starts it again. */
  kill(side: number): Promise<void>;
  readonly counts: { repeated: number; readonly restartsMs: number[] };
  close(): Promise<void>;
}

const consoleToken = 'console-token-of-the-bench';
const answeredWithinMs = 30_000;
const readyWithinMs = 240_000;

export async function startTwoPlatforms(databaseServer: string): Promise<TwoPlatforms> {
  const database = await makeDatabase(databaseServer);
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-competitions-'));
  const ports = await freePorts(2);
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    CONSOLE_TOKEN: consoleToken,
    RATE_FACTOR: '1000000',
    SEED: '1',
    SECRET_KEY: '',
    LOG_LEVEL: 'info',
  };
  const start = (side: number) =>
    startPlatform({ port: ports[side] ?? 0, dataDir: join(folder, String(side)), env, readyWithinMs });
  const running = await Promise.all([start(0), start(1)]);
  const urls = running.map(({ url }) => url);
  const counts = { repeated: 0, restartsMs: [] as number[] };
  let calls = 0;
  const ask = async (path: string, asked: Asked = {}): Promise<Answered> => {
    for (;;) {
      const answered = await send(`${urls[calls++ % urls.length]}${path}`, asked);
      if (answered !== null) return answered;
      counts.repeated += 1;
      await sleep(100);
    }
  };
  return {
    databaseUrl: database.url,
    counts,
    ask,
    operate: async (path, asked = {}) => {
      const headers = { 'x-console-token': consoleToken, ...asked.headers };
      const { status, body } = await ask(path, { ...asked, headers });
      if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    kill: async side => {
      const begunMs = performance.now();
      await running[side]?.kill();
      running[side] = await start(side);
      counts.restartsMs.push(Math.round(performance.now() - begunMs));
    },
    close: async () => {
      await Promise.all(running.map(process => process.stop()));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns `null` if the call was not answered, or failed in the process. */
async function send(url: string, { method, body, headers }: Asked): Promise<Answered | null> {
  try {
    const answer = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-test-country': 'CA',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answeredWithinMs),
    });
    const said: unknown = await answer.json();
    return answer.status >= 500 ? null : { status: answer.status, body: said };
  } catch {
    return null;
  }
}
