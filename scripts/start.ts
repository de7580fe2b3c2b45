import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { projectEnv, root, say, timed } from './steps.ts';
import { openLogFile } from './start/log-file.ts';
import { processArgs } from './start/process-args.ts';
import { checkedSettings } from './start/settings.ts';
import { stopInTurn, supervise, type Supervised } from './start/supervise.ts';

/**
 * Starts the whole casino: the platform, then the edge in front of it. Prints `ready http://localhost:PORT` when the
 * first page can be served, and then the demo sign-ins. A process that dies later is restarted. With --dev, the site
 * and the platform reload when a source file changes.
 */
const checked = await checkedSettings(projectEnv(), process.argv.includes('--dev'));
if ('faults' in checked) {
  for (const fault of checked.faults) say(fault);
  process.exit(1);
}
const { dev, port, platformUrl, ownPlatform, env } = checked;
const logs = join(checked.dataDir, 'logs');
const readyWithinMs = 180_000;
/** Processes in start order. They are stopped in reverse order, so that calls in progress can still complete. */
const running: Supervised[] = [];
let stopping = false;

async function start(name: string, healthUrl: string): Promise<void> {
  const log = openLogFile(logs, name);
  await timed(`started the ${name}`, show => startWatched(name, healthUrl, log, show));
}

async function startWatched(
  name: string,
  healthUrl: string,
  log: ReturnType<typeof openLogFile>,
  show: (progress: string) => void,
): Promise<void> {
  const supervised = supervise({
    name,
    args: processArgs(name, dev),
    cwd: root,
    env,
    log,
    logName: join(logs, `${name}.log`),
    say,
    onLine: line => showProgress(line, show),
    ready: () => until(`The ${name}`, healthUrl),
    failedToStart: code => void leave(code),
    watched: dev,
  });
  running.push(supervised);
  await supervised.started;
}

/** Shows a process's start-up progress, and the reason if it fails to start. All other output is only in its log. */
function showProgress(line: string, show: (progress: string) => void): void {
  const parsed = parseLogLine(line);
  if (typeof parsed?.progress === 'string') show(parsed.progress);
  // Level 60 is fatal.
  else if (parsed?.level === 60 && typeof parsed.msg === 'string') say(parsed.msg);
}

/** `null` for a line that is not JSON, such as a warning of Node. */
function parseLogLine(line: string): { progress?: unknown; level?: unknown; msg?: unknown } | null {
  try {
    return JSON.parse(line) as object | null;
  } catch {
    return null;
  }
}

async function until(what: string, url: string): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (!(await answers(url)) && !stopping) {
    if (performance.now() > deadline) {
      say(`${what} did not answer at ${url} within three minutes.`);
      return leave(1);
    }
    await new Promise(done => setTimeout(done, 50));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).ok;
  } catch {
    return false;
  }
}

/** Stops the edge, then the platform, and exits. */
async function leave(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopInTurn(running);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0));

if (!dev) await buildIfNeeded();
if (ownPlatform) await start('platform', `${platformUrl}/healthz`);
await start('edge', `http://localhost:${port}/`);

if (!stopping) say(`ready http://localhost:${port}`);
if (ownPlatform && checked.demoPlayers) sayDemoPlayers();
if (ownPlatform)
  say(`Operator calls: ${platformUrl}/console/api/… with the header x-console-token: ${checked.consoleToken}`);

/** The README describes each player. */
function sayDemoPlayers(): void {
  const { players, password } = JSON.parse(readFileSync(join(root, 'config/demo-players.json'), 'utf8')) as {
    players: { email: string }[];
    password: string;
  };
  say(`Sign in with the password ${password} as ${players.map(({ email }) => email).join(' ')}`);
}
