import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A separate process that a test can kill. */
export interface Killable {
  readonly pid: number | undefined;
  /** Resolves to the exit code, or to `null` after a signal. */
  readonly ended: Promise<number | null>;
  /** Sends SIGKILL, without warning or cleanup. Resolves when the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface KillableOptions {
  /** The script for Node to run, with its arguments. */
  readonly script: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Called with each line of stdout. The process counts as ready at the first line for which it returns `true`. */
  line(text: string): boolean;
  readonly readyWithinMs: number;
}

/** Starts a script and waits until it is ready. Rejects with its stderr output if it ends or takes too long. */
export async function startKillable(options: KillableOptions): Promise<Killable> {
  const child = spawn(process.execPath, [...options.script], {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  await ready(child, ended, options);
  return {
    pid: child.pid,
    ended,
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
  /** The last line of stdout, kept for the error message because the log is written to stdout. */
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
  // Once the process is ready, its later end is not a failed start.
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
