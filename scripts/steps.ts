import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Commands in progress; they end with this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Where the output of a command goes:
 *
 * - `shown`: to this terminal, while the command runs;
 * - `held`: to this terminal, after the command has ended, so that the output of concurrent commands does not mix;
 * - `logged`: to the build log. If the command fails, the last lines of its output are shown.
 */
export type Output = 'shown' | 'held' | 'logged';

export const buildLog = resolve(root, '.cache/build.log');
const shownLogLines = 40;

/** Runs a command with the project's own Node first in the path. Resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: Output = 'shown',
): Promise<number> {
  return new Promise((done, failed) => {
    const stdio = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', stdio, stdio],
      env: { ...projectEnv(), ...env },
    });
    running.add(child);
    const written: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => written.push(part));
    child.once('error', failed);
    child.once('close', (code, signal) => {
      running.delete(child);
      const exitCode = code ?? (signal ? 1 : 0);
      keepOutput(Buffer.concat(written), output, exitCode);
      done(exitCode);
    });
  });
}

function keepOutput(written: Buffer, output: Output, exitCode: number): void {
  if (output !== 'logged') {
    process.stdout.write(written);
    return;
  }
  mkdirSync(dirname(buildLog), { recursive: true });
  appendFileSync(buildLog, written);
  if (exitCode !== 0)
    say(`${written.toString().trimEnd().split('\n').slice(-shownLogLines).join('\n')}\nLog: ${buildLog}`);
}

/** The duration of each step that `must` has run, in order. */
export const durations: { title: string; seconds: number }[] = [];

/** Runs a command as one step and exits with its code if it fails. Prints one line when the step is done. */
export async function must(
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: Output = 'shown',
): Promise<void> {
  const work = async () => {
    const code = await run(command, args, env, output);
    if (code === 0) return;
    say(`✗ ${title} failed`);
    process.exit(code);
  };
  if (output === 'shown') say(`— ${title}`);
  const seconds = output === 'logged' ? await timed(title, work) : await measured(title, work);
  durations.push({ title, seconds });
}

/**
 * Runs one step and prints its title and duration. On a terminal, the line counts the seconds while the step runs, and
 * `work` can report its progress. Resolves with the duration in seconds.
 */
export async function timed(title: string, work: (show: (progress: string) => void) => Promise<void>): Promise<number> {
  if (!process.stdout.isTTY) return measured(title, () => work(() => undefined));
  const began = performance.now();
  let progress = '';
  const draw = () => process.stdout.write(`\r\x1b[K… ${title} (${secondsSince(began).toFixed(0)} s) ${progress}`);
  const ticking = setInterval(draw, 1000);
  const done = () => {
    clearInterval(ticking);
    process.stdout.write('\r\x1b[K');
  };
  return measured(title, () => work(shown => (progress = shown)).finally(done));
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

async function measured(title: string, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  const seconds = secondsSince(began);
  say(`✓ ${title} (${seconds.toFixed(1)} s)`);
  return seconds;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * The environment with the project's own tools first in `PATH`, so that scripts use the project's Node whatever else
 * is installed.
 */
export const projectEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
});
