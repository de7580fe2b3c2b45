import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portFault } from './free-port.ts';
import { openLogFile, type LogFile } from './log-file.ts';
import { processArgs } from './process-args.ts';
import { restartDelayMs } from './restart-delay.ts';
import { checkedSettings } from './settings.ts';
import { stopInTurn, supervise, type Supervised } from './supervise.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a process of the casino', () => {
  it('a casino process is started without access to `__proto__` [A41]', () => {
    const [flag = '', main] = processArgs('platform', false);
    expect(main).toMatch(/apps\/platform\/src\/main\.ts$/);
    expect(processArgs('edge', true)).toContain(flag);
    const run = (script: string) => spawnSync(process.execPath, [flag, '-e', script], { encoding: 'utf8' });
    expect(run('({}).__proto__.admin = true').stderr).toContain('ERR_PROTO_ACCESS');
    expect(run('({}).toString()').status).toBe(0);
  });
});

describe('a log file', () => {
  it('a log file is rotated at its maximum size, with the newest lines in the first file and only the configured number of older ones [A43]', async () => {
    const log = openLogFile(folder, 'edge', { size: '1K', files: 2 });
    for (let line = 0; line < 400; line += 1) {
      log.write(`${String(line).padStart(99, '.')}\n`);
      // One turn of the event loop, as between two lines of a process.
      await new Promise(setImmediate);
    }
    await log.close();
    const files = readdirSync(folder).toSorted();
    expect(files).toEqual(['edge.log', 'edge.log.1', 'edge.log.2']);
    for (const file of files) expect(statSync(join(folder, file)).size).toBeLessThan(4096);
    const newest = files.map(file => readFileSync(join(folder, file), 'utf8')).join('');
    expect(newest).toContain('399');
    expect(newest).not.toContain('.10\n');
  });
});

describe('the delay before a restart', () => {
  it('the delay before a restart doubles from half a second up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(restartDelayMs)).toEqual([
      500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});

describe('a port', () => {
  it('a port is reported with the name of its setting if it is taken, and accepted if it is free', async () => {
    const holder = createServer();
    await new Promise<void>(done => holder.listen(0, done));
    const { port } = holder.address() as AddressInfo;
    expect(await portFault(port, 'PLATFORM_PORT')).toBe(
      `Port ${port} is taken: Liftoff may already be running there. Stop it, or choose another PLATFORM_PORT.`,
    );
    await new Promise(done => holder.close(done));
    expect(await portFault(port, 'PLATFORM_PORT')).toBeNull();
  });
});

describe('the settings of npm start', () => {
  const faultsOf = async (env: NodeJS.ProcessEnv): Promise<readonly string[]> => {
    const checked = await checkedSettings(
      { PORT: '0', PLATFORM_PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
      false,
    );
    return 'faults' in checked ? checked.faults : [];
  };

  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['SEED', { SEED: 'many' }, /^SEED must be a whole number, not "many"\.$/],
    ['PORT', { PORT: '99999' }, /^PORT must be a port number from 0 to 65535, not "99999"\.$/],
    [
      'two equal ports',
      { PORT: '4555', PLATFORM_PORT: '4555' },
      /^PORT and PLATFORM_PORT must be two different ports\.$/,
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'house.db' },
      /^DATABASE_URL must be an address that begins with postgres:\/\/\.$/,
    ],
    ['TRUSTED_HOPS', { TRUSTED_HOPS: 'x' }, /^TRUSTED_HOPS must be a whole number from 0 to 99, not "x"\.$/],
    ['a public site without its country header', publicSite({ COUNTRY_HEADER: '' }), /^COUNTRY_HEADER is missing/],
    ['a public site without an address for frames', publicSite({ PLATFORM_PUBLIC_URL: '' }), /^PLATFORM_PUBLIC_URL is/],
  ])('npm start refuses its settings with one plain sentence for %s', async (_what, env, sentence) => {
    const faults = await faultsOf(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(sentence);
  });

  it("npm start refuses a data folder that contains files that are not Liftoff's", async () => {
    writeFileSync(join(folder, 'thesis.txt'), '');
    expect((await faultsOf({ DATA_DIR: folder })).join()).toContain("files that are not Liftoff's (thesis.txt)");
  });

  it('npm start keeps its edge key with the data, so that a restart signs nobody out', async () => {
    const keyOf = async (env: NodeJS.ProcessEnv = {}) => {
      const given = { PORT: '0', PLATFORM_PORT: '0', DATA_DIR: join(folder, 'data'), ...env };
      const checked = await checkedSettings(given, false);
      return 'faults' in checked ? checked.faults : checked.env['EDGE_KEY'];
    };
    const first = await keyOf();
    expect(first).toMatch(/^[\w-]{32}$/);
    expect(await keyOf()).toBe(first);
    expect(await keyOf({ EDGE_KEY: 'key-of-the-operator' })).toBe('key-of-the-operator');
    expect(await keyOf({ DATA_DIR: join(folder, 'other') })).not.toBe(first);
  });

  it('the settings of npm start allow printing demo sign-ins only if there are demo players', async () => {
    const demoPlayers = async (env: NodeJS.ProcessEnv) => {
      const checked = await checkedSettings(
        { PORT: '0', PLATFORM_PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
        false,
      );
      return 'faults' in checked ? checked.faults : checked.demoPlayers;
    };
    expect(await demoPlayers({})).toBe(true);
    expect(await demoPlayers({ DATABASE_URL: 'postgres://db.example/house' })).toBe(false);
    expect(await demoPlayers({ DATABASE_URL: 'postgres://db.example/house', SEED: '1' })).toBe(true);
  });
});

function publicSite(change: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    SITE_ORIGINS: 'https://play.example',
    PLATFORM_PUBLIC_URL: 'https://games.example',
    COUNTRY_HEADER: 'cf-ipcountry',
    TRUSTED_HOPS: '1',
    ...change,
  };
}

describe('a supervised process', () => {
  const silent: LogFile = { write: () => undefined, close: async () => undefined };
  let running: Supervised | null = null;
  afterEach(async () => {
    await running?.stop();
    running = null;
  });

  /** Supervises a process that prints its pid. Tests wait for the next line instead of a fixed time. */
  function watched(script: string) {
    const received: string[] = [];
    const said: string[] = [];
    const codes: number[] = [];
    const waiting: (() => void)[] = [];
    const wake = () => waiting.splice(0).forEach(go => go());
    const until = async <T>(found: () => T | undefined): Promise<T> => {
      for (;;) {
        const value = found();
        if (value !== undefined) return value;
        await new Promise<void>(go => waiting.push(go));
      }
    };
    running = supervise({
      name: 'platform',
      args: ['-e', script],
      cwd: folder,
      env: process.env,
      log: silent,
      logName: 'platform.log',
      say: line => (said.push(line), wake()),
      onLine: line => (received.push(line), wake()),
      ready: async () => void (await until(() => received.at(-1))),
      failedToStart: code => (codes.push(code), wake()),
      watched: false,
    });
    return { received, said, codes, until, running };
  }

  it('a supervised process is restarted with a message each time it dies, but not after it is stopped', async () => {
    const {
      received,
      said,
      until,
      running: own,
    } = watched(
      "console.log(process.pid); process.on('disconnect', () => process.exit(0)); setInterval(() => {}, 1000)",
    );
    await own.started;
    const first = Number(received[0]);
    process.kill(first, 'SIGKILL');
    const second = Number(await until(() => received[1]));
    expect(second).not.toBe(first);
    expect(said[0]).toBe('The platform stopped with SIGKILL; restarting in 0.5 s. Log: platform.log');
    await until(() => said.find(line => line === 'The platform is running again'));
    process.kill(second, 'SIGKILL');
    await until(() => said.find(line => line.includes('restarting in 1 s')));
    await until(() => received[2]);
    await own.stop();
    expect(() => process.kill(Number(received[2]), 0)).toThrow();
    expect(received).toHaveLength(3);
  });

  it('a supervised process that fails to start is not restarted, and its message and exit code are reported', async () => {
    const { said, codes, until } = watched('process.exitCode = 7');
    await until(() => codes[0]);
    expect(codes).toEqual([7]);
    expect(said).toEqual(['The platform stopped with code 7. Log: platform.log']);
  });
});

it('a process that makes calls is stopped before the process that handles them', async () => {
  const events: string[] = [];
  const part = (name: string) => ({
    stop: async () => {
      events.push(`${name} told`);
      await new Promise(setImmediate);
      events.push(`${name} gone`);
    },
  });
  await stopInTurn([part('platform'), part('edge')]);
  expect(events).toEqual(['edge told', 'edge gone', 'platform told', 'platform gone']);
});
