import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { LogFile } from './log-file.ts';
import { recoveredAfterMs, restartDelayMs } from './restart-delay.ts';

export interface SupervisedOptions {
  /** Name of the process as shown on the terminal. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: LogFile;
  readonly logName: string;
  readonly say: (line: string) => void;
  /** Called with each line of the process's output. */
  readonly onLine: (line: string) => void;
  /** Resolves when the process responds. */
  readonly ready: () => Promise<void>;
  /**
   * Called if the process ends before it is first ready. It is then not restarted, because the next start would fail
   * too.
   */
  readonly failedToStart: (code: number) => void;
  /** Whether Node watches the sources. Such a process restarts itself and has no channel to the supervisor. */
  readonly watched: boolean;
}

export interface Supervised {
  /** Resolves when the process first responds. */
  readonly started: Promise<void>;
  /** Sends SIGTERM and resolves when the process has ended. The process is not restarted. */
  stop(): Promise<void>;
}

/**
 * Keeps one process running. A process that dies is restarted after a delay that grows with its consecutive deaths,
 * and the terminal reports it. It runs in a separate process group, so that Ctrl-C reaches only the supervisor, which
 * stops the processes in order. If the supervisor is killed, the process detects the closed channel and ends.
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
      say(`The ${name} stopped with ${how}. Log: ${options.logName}`);
      options.failedToStart(code || 1);
      return;
    }
    deaths = livedMs > recoveredAfterMs ? 1 : deaths + 1;
    const delayMs = restartDelayMs(deaths);
    say(`The ${name} stopped with ${how}; restarting in ${delayMs / 1000} s. Log: ${options.logName}`);
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
 * Stops processes in reverse start order. A process that makes calls ends before the process that handles them, so
 * that no call in progress is refused.
 */
export async function stopInTurn(running: readonly Pick<Supervised, 'stop'>[]): Promise<void> {
  for (const each of running.toReversed()) await each.stop();
}
