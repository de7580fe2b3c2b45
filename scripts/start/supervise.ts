import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { LogFile } from './log-file.ts';
import { recoveredAfterMs, restartDelayMs } from './restart-delay.ts';

export interface SupervisedOptions {
  /** As it is named on the terminal. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: LogFile;
  readonly logName: string;
  readonly say: (line: string) => void;
  /** One line of its output. */
  readonly onLine: (line: string) => void;
  /** Resolves when it answers. */
  readonly ready: () => Promise<void>;
  /** It ended before it was ready for the first time: what is wrong will be wrong the next time too. */
  readonly failedToStart: (code: number) => void;
  /** A process that Node watches restarts itself and talks to Node only. */
  readonly watched: boolean;
}

export interface Supervised {
  /** Resolves when it answers for the first time. */
  readonly started: Promise<void>;
  /** SIGTERM; resolves when it has ended. It is not started again. */
  stop(): Promise<void>;
}

/**
 * Keeps one process running: one that dies is started again after a delay that grows with its deaths in a row, and the
 * terminal says so. It runs in a group of its own, so that Ctrl-C reaches only the supervisor, which ends the processes
 * in their order; if the supervisor itself is killed, the process notices by its channel and ends.
 */
export function supervise(options: SupervisedOptions): Supervised {
  const { name, say } = options;
  let child: ChildProcess | null = null;
  let ended = Promise.resolve();
  let stopping = false;
  let wasReady = false;
  let deaths = 0;
  let waiting: NodeJS.Timeout | null = null;

  function run(): Promise<void> {
    const bornMs = performance.now();
    let lastWords = '';
    const { log } = options;
    const made = spawn('node', [...options.args], {
      cwd: options.cwd,
      env: options.env,
      stdio: options.watched ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: !options.watched,
    });
    child = made;
    if (made.stdout)
      createInterface({ input: made.stdout }).on('line', line => (log.write(`${line}\n`), options.onLine(line)));
    made.stderr?.on('data', (data: Buffer) => {
      lastWords = (lastWords + data.toString()).slice(-4000);
      log.write(data.toString());
    });
    const gone = new Promise<string>(done => {
      made.once('exit', (code, signal) => done(signal ?? `code ${code}`));
    });
    ended = gone.then(how => {
      child = null;
      if (!stopping) died(how, made.exitCode ?? 1, performance.now() - bornMs, lastWords);
    });
    return Promise.race([options.ready(), gone.then(() => new Promise<never>(() => undefined))]);
  }

  function died(how: string, code: number, livedMs: number, lastWords: string): void {
    process.stderr.write(lastWords);
    if (!wasReady) {
      say(`The ${name} stopped with ${how}. Its log: ${options.logName}`);
      options.failedToStart(code || 1);
      return;
    }
    deaths = livedMs > recoveredAfterMs ? 1 : deaths + 1;
    const delayMs = restartDelayMs(deaths);
    say(`The ${name} stopped with ${how}; it starts again in ${delayMs / 1000} s. Its log: ${options.logName}`);
    waiting = setTimeout(() => void run().then(() => say(`The ${name} is running again`)), delayMs);
  }

  return {
    started: run().then(() => {
      wasReady = true;
    }),
    stop: async () => {
      stopping = true;
      if (waiting !== null) clearTimeout(waiting);
      child?.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Ends processes that serve each other, the last one started first: whoever asks is gone before whoever answers, so
 * that nothing under way is refused.
 */
export async function stopInTurn(running: readonly Pick<Supervised, 'stop'>[]): Promise<void> {
  for (const each of running.toReversed()) await each.stop();
}
