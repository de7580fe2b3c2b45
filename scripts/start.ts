import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfNeeded } from './build.ts';
import { houseEnv, root, say } from './steps.ts';

/**
 * Starts the whole house: the platform, then the edge in front of it. Prints `ready http://localhost:PORT` when the
 * first page can be served, then the demo sign-ins. With --dev the site and the platform reload when a source changes.
 */
const dev = process.argv.includes('--dev');
const port = process.env.PORT ?? '3000';
const platformPort = process.env.PLATFORM_PORT ?? '4000';
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const consoleToken = process.env.CONSOLE_TOKEN ?? randomBytes(18).toString('base64url');
const ownPlatform = process.env.PLATFORM_URL === undefined;
const platformUrl = process.env.PLATFORM_URL ?? `http://localhost:${platformPort}`;

const env = {
  ...houseEnv(),
  PORT: port,
  PLATFORM_PORT: platformPort,
  DATA_DIR: dataDir,
  PLATFORM_URL: platformUrl,
  CONSOLE_TOKEN: consoleToken,
  EDGE_KEY: process.env.EDGE_KEY ?? randomBytes(24).toString('base64url'),
  SITE_ORIGINS: process.env.SITE_ORIGINS ?? `http://localhost:${port}`,
  NODE_ENV: dev ? 'development' : (process.env.NODE_ENV ?? 'production'),
};
const children: ChildProcess[] = [];

function leave(code: number): never {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
}

/** Starts one process; its structured lines go to a file, its progress and its last words to this terminal. */
function start(name: string, entry: string): ChildProcess {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const logFile = join(dataDir, 'logs', `${name}.log`);
  const sink = createWriteStream(logFile, { flags: 'a' });
  const args = [
    ...(dev ? ['--watch-path', join(root, 'apps', name, 'src')] : []),
    '--disable-proto=throw',
    join(root, entry),
  ];
  const child = spawn('node', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', line => (sink.write(`${line}\n`), showProgress(line)));
  let lastWords = '';
  child.stderr?.on('data', (data: Buffer) => {
    lastWords = (lastWords + data.toString()).slice(-4000);
    sink.write(data);
  });
  child.once('exit', code => {
    if (stopping) return;
    process.stderr.write(lastWords);
    say(`The ${name} stopped${code === null ? '' : ` with code ${code}`}. Its log: ${logFile}`);
    leave(code || 1);
  });
  children.push(child);
  return child;
}

function showProgress(line: string): void {
  try {
    const parsed: unknown = JSON.parse(line);
    if (!parsed || typeof parsed !== 'object') return;
    if ('progress' in parsed) say(`  ${String(parsed.progress)}`);
    // Level 60 is fatal: what kept the process from starting is told here, not only in its log.
    else if ('level' in parsed && parsed.level === 60 && 'msg' in parsed) say(String(parsed.msg));
  } catch {
    say(line);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).ok;
  } catch {
    return false;
  }
}

async function until(what: string, url: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!(await answers(url))) {
    if (Date.now() > deadline) {
      say(`${what} did not answer at ${url} within three minutes.`);
      leave(1);
    }
    await new Promise(done => setTimeout(done, 100));
  }
}

/** A port that something else holds is told before anything is built or seeded. */
function mustBeFree(number: string, name: string): Promise<void> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        say(`Port ${number} is taken: Liftoff may already be running there. Stop it, or choose another ${name}.`);
        process.exit(1);
      }
      done();
    });
    probe.listen(Number(number), () => probe.close(() => done()));
  });
}

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  let left = children.length;
  if (left === 0) process.exit(0);
  for (const child of children) {
    child.once('exit', () => --left === 0 && process.exit(0));
    child.kill('SIGTERM');
  }
  setTimeout(() => process.exit(0), 12_000).unref();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

await mustBeFree(port, 'PORT');
if (ownPlatform) {
  await mustBeFree(platformPort, 'PLATFORM_PORT');
  if (!dev) await buildIfNeeded();
  start('platform', 'apps/platform/src/main.ts');
  await until('The platform', `${platformUrl}/healthz`);
} else if (!dev) await buildIfNeeded();
start('edge', 'apps/edge/src/main.ts');
await until('The site', `http://localhost:${port}/`);

say(`ready http://localhost:${port}`);
if (ownPlatform) {
  const { players, password } = JSON.parse(readFileSync(join(root, 'config/demo-players.json'), 'utf8')) as {
    players: { email: string; about: string }[];
    password: string;
  };
  say(`\nSign in with the password ${password}:`);
  for (const player of players) say(`  ${player.email.padEnd(22)} ${player.about}`);
  say(`\nConsole calls: ${platformUrl}/console/api/… with the header x-console-token: ${consoleToken}`);
}
