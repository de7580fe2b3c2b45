import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { projectEnv, root, say } from './steps.ts';
import { openLogFile } from './start/log-file.ts';
import { processArgs } from './start/process-args.ts';
import { checkedSettings } from './start/settings.ts';
import { stopInTurn, supervise, type Supervised } from './start/supervise.ts';

/**
 * Starts the whole casino: the platform, then the edge in front of it. Prints `ready http://localhost:PORT` when the
 * first page can be served, then the demo sign-ins. A process that dies later is started again. With --dev the site
 * and the platform reload when a source changes.
 */
const checked = await checkedSettings(projectEnv(), process.argv.includes('--dev'));
if ('faults' in checked) {
  for (const fault of checked.faults) say(fault);
  process.exit(1);
}
const { dev, port, platformUrl, ownPlatform, env } = checked;
const logs = join(checked.dataDir, 'logs');
const readyWithinMs = 180_000;
/** In the order they start; they end the other way round, so that calls under way are still answered. */
const running: Supervised[] = [];
let stopping = false;

async function start(name: string, healthUrl: string): Promise<void> {
  const log = openLogFile(logs, name);
  const supervised = supervise({
    name,
    args: processArgs(name, dev),
    cwd: root,
    env,
    log,
    logName: join(logs, `${name}.log`),
    say,
    onLine: showProgress,
    ready: () => until(`The ${name}`, healthUrl),
    failedToStart: code => void leave(code),
    watched: dev,
  });
  running.push(supervised);
  await supervised.started;
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

/** Ends the edge, then the platform, and leaves. */
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
if (ownPlatform && checked.demoPlayers) {
  const { players, password } = JSON.parse(readFileSync(join(root, 'config/demo-players.json'), 'utf8')) as {
    players: { email: string; about: string }[];
    password: string;
  };
  say(`\nSign in with the password ${password}:`);
  for (const player of players) say(`  ${player.email.padEnd(22)} ${player.about}`);
}
if (ownPlatform)
  say(`\nConsole calls: ${platformUrl}/console/api/… with the header x-console-token: ${checked.consoleToken}`);
