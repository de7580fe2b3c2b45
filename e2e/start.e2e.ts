import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePorts } from '../apps/platform/src/testing/free-port.ts';
import { consoleToken } from './casino.ts';
import { seededFolder } from './seeded-casino.ts';
import { demoPassword } from './player-secrets.ts';

const root = resolve(import.meta.dirname, '..');

/** Runs `npm start` as a new user would, on free ports and a copy of the seeded data. */
async function npmStart(change: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-start-'));
  const dataDir = join(folder, 'data');
  cpSync(seededFolder, dataDir, { recursive: true, verbatimSymlinks: true });
  const [sitePort = 0, platformPort = 0] = await freePorts(2);
  const child = spawn('node', [join(root, 'scripts/start.ts')], {
    cwd: root,
    // Not in production mode, because all journeys come from one address and production does not allow looser rate
    // limits.
    env: {
      ...process.env,
      NODE_ENV: 'test',
      RATE_FACTOR: '100',
      PORT: String(sitePort),
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      CONSOLE_TOKEN: consoleToken,
      ...change,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach(go => go());
  createInterface({ input: child.stdout }).on('line', line => (lines.push(line), wake()));
  let code: number | null = null;
  const ended = new Promise<number | null>(done => child.once('exit', left => done((code = left))));
  void ended.then(wake);
  const said = async (words: RegExp): Promise<string> => {
    for (;;) {
      const line = lines.find(one => words.test(one));
      if (line !== undefined) return line;
      if (code !== null) throw new Error(`ended with ${code} before it said ${String(words)}:\n${lines.join('\n')}`);
      await new Promise<void>(go => waiting.push(go));
    }
  };
  return {
    child,
    dataDir,
    lines,
    ended,
    said,
    site: `http://localhost:${sitePort}`,
    platform: `http://localhost:${platformPort}`,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
type Started = Awaited<ReturnType<typeof npmStart>>;

/** Ids of the child processes of a process. */
const childrenOf = (parent: ChildProcess): number[] =>
  readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim().split(' ').map(Number);

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/**
 * Begins a sign-in: the edge has received its headers and asked for its body. The returned function sends the body
 * and waits for the status.
 */
function beginSignIn({ site }: Started): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ user: { email: 'demo@liftoff.test', password: demoPassword } });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin: site,
    'sec-fetch-site': 'same-origin',
    expect: '100-continue',
  };
  const begun = Promise.withResolvers<() => Promise<number | undefined>>();
  const answered = Promise.withResolvers<number | undefined>();
  const call = request(`${site}/api/users/sign_in`, { method: 'POST', agent: false, headers });
  call.once('error', begun.reject).once('error', answered.reject);
  call.once('response', answer => answered.resolve(answer.resume().statusCode));
  call.once('continue', () =>
    begun.resolve(() => {
      call.end(body);
      return answered.promise;
    }),
  );
  call.flushHeaders();
  return begun.promise;
}

test(
  'npm start restarts and reports a process that dies, while the other process keeps running',
  { tag: '@all' },
  async () => {
    const started = await npmStart();
    await started.said(/^ready http/);
    const [platform = 0, edge = 0] = childrenOf(started.child);
    const diedMs = performance.now();
    process.kill(platform, 'SIGKILL');
    await started.said(/^The platform stopped with SIGKILL; restarting in 0\.5 s\./);
    await started.said(/^The platform is running again$/);
    const awayMs = performance.now() - diedMs;
    expect(await answers(`${started.platform}/healthz`)).toBe(true);
    // Throws unless the edge is still the same process.
    process.kill(edge, 0);
    process.kill(edge, 'SIGKILL');
    await started.said(/^The edge stopped with SIGKILL/);
    await started.said(/^The edge is running again$/);
    expect(await answers(started.site)).toBe(true);
    test.info().annotations.push({ type: 'restart', description: `platform back after ${Math.round(awayMs)} ms` });
    await started.close();
  },
);

test(
  'an unexpected error ends its process with one fatal log line, and the process is restarted [A49]',
  { tag: '@all' },
  async () => {
    const breaks = `process.on('SIGUSR2', () => { throw new Error('nobody foresaw this'); })`;
    const started = await npmStart({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(breaks)}` });
    await started.said(/^ready http/);
    const [platform = 0, edge = 0] = childrenOf(started.child);
    for (const [name, pid] of Object.entries({ platform, edge })) {
      process.kill(pid, 'SIGUSR2');
      await started.said(new RegExp(`^The ${name} stopped with code 1;`));
      await started.said(new RegExp(`^The ${name} is running again$`));
      const fatal = readFileSync(join(started.dataDir, 'logs', `${name}.log`), 'utf8')
        .split('\n')
        .filter(line => line.includes('the unforeseen happened'))
        .map(line => JSON.parse(line) as unknown);
      expect(fatal).toMatchObject([{ level: 60, err: { message: 'nobody foresaw this' } }]);
      expect(await answers(started.site)).toBe(true);
    }
    await started.close();
  },
);

test(
  'a shutdown completes every call in progress: first the edge drains, then the platform',
  { tag: '@all' },
  async () => {
    const started = await npmStart();
    await started.said(/^ready http/);
    const begun = await Promise.all(Array.from({ length: 31 }, () => beginSignIn(started)));
    const calls = begun.map(finish => finish());
    started.child.kill('SIGTERM');
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 31 }, () => 200));
    expect(await started.ended).toBe(0);
    expect(await answers(started.site)).toBe(false);
    expect(await answers(`${started.platform}/healthz`)).toBe(false);
    await started.close();
  },
);

test('killing the supervisor also ends its child processes', { tag: '@all' }, async () => {
  const started = await npmStart();
  await started.said(/^ready http/);
  const own = childrenOf(started.child);
  started.child.kill('SIGKILL');
  await started.ended;
  for (const pid of own) {
    await expect
      .poll(() => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      })
      .toBe(false);
  }
  await started.close();
});

test('npm start reports a port in use, an invalid variable, a foreign data folder and an unreachable database in one plain sentence each, and exits with code 1', async () => {
  const holder = createServer();
  const port = await new Promise<number>(done =>
    holder.listen(0, () => {
      const address = holder.address();
      done(address && typeof address === 'object' ? address.port : 0);
    }),
  );
  const cases: [NodeJS.ProcessEnv, RegExp][] = [
    [{ PORT: String(port) }, /^Port \d+ is taken: .* choose another PORT\.$/],
    [{ SEED: 'many' }, /^SEED must be a whole number, not "many"\.$/],
    [{ DATA_DIR: root }, /^DATA_DIR .* holds files that are not Liftoff's \(.*\)\. Choose an empty or a new folder\.$/],
    [
      { DATABASE_URL: 'postgres://liftoff@127.0.0.1:9/house' },
      /^DATABASE_URL 127\.0\.0\.1:9\/house cannot be used: nothing listens there\.$/,
    ],
  ];
  for (const [env, sentence] of cases) {
    const started = await npmStart(env);
    expect(await started.ended).toBe(1);
    expect(started.lines.filter(line => !line.startsWith('The platform stopped'))).toEqual([
      expect.stringMatching(sentence),
    ]);
    await started.close();
  }
  holder.close();
});

test(
  "a copy of a stopped casino's data folder is a backup that starts with the same ledger",
  { tag: '@all' },
  async () => {
    const headsOf = async ({ platform }: Started) => {
      const answer = await fetch(`${platform}/console/api/ledger`, { headers: { 'x-console-token': consoleToken } });
      return answer.json() as Promise<{ intact: boolean }>;
    };
    const first = await npmStart();
    await first.said(/^ready http/);
    const before = await headsOf(first);
    first.child.kill('SIGTERM');
    await first.ended;
    const copy = mkdtempSync(join(tmpdir(), 'liftoff-backup-'));
    cpSync(first.dataDir, copy, { recursive: true, verbatimSymlinks: true });
    await first.close();
    const restored = await npmStart({ DATA_DIR: copy });
    await restored.said(/^ready http/);
    expect(await headsOf(restored)).toEqual(before);
    expect(before.intact).toBe(true);
    const finish = await beginSignIn(restored);
    expect(await finish()).toBe(200);
    await restored.close();
    rmSync(copy, { recursive: true });
  },
);
