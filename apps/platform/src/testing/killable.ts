import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process of its own, made to be killed. */
export interface Killable {
  readonly pid: number | undefined;
  /** kill -9: no warning, no cleaning up. Resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface KillableOptions {
  /** The script that Node runs, with its arguments. */
  readonly script: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** A line of stdout; the first one for which it answers true means that the process is ready. */
  line(text: string): boolean;
  readonly readyWithinMs: number;
}

/** Starts a script and waits until it says that it is ready. Rejects with its stderr when it ends or takes too long. */
export async function startKillable(options: KillableOptions): Promise<Killable> {
  const child = spawn(process.execPath, [...options.script], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  await ready(child, ended, options);
  return {
    pid: child.pid,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      return await ended;
    },
  };
}

async function ready(child: ChildProcess, ended: Promise<number | null>, options: KillableOptions): Promise<void> {
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The process has no output');
  let complaints = '';
  /** What it said last: a log goes to stdout. */
  let last = '';
  stderr.on('data', (chunk: Buffer) => (complaints += String(chunk)));
  const said = new Promise<void>(resolve => {
    createInterface(stdout).on('line', text => {
      last = text;
      if (options.line(text)) resolve();
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Not ready in ${options.readyWithinMs} ms: ${last}`)),
      options.readyWithinMs,
    );
  });
  const failed = ended.then((code): never => {
    throw new Error(`Ended with ${code} before it was ready: ${complaints}${last}`);
  });
  // Once it is ready, its end is no failure of the start.
  failed.catch(() => undefined);
  try {
    await Promise.race([said, failed, late]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
