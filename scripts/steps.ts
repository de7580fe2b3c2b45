import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** What runs now; it ends with this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a command of the casino with its own Node in front, and its output on this terminal. Gives its exit code. `held`:
 * its output comes when it has ended, so that what runs beside it is not mixed into it.
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  held = false,
): Promise<number> {
  return new Promise((done, failed) => {
    const stdio = held ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', stdio, stdio],
      env: { ...projectEnv(), ...env },
    });
    running.add(child);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
    child.once('error', failed);
    child.once('close', (code, signal) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(said));
      done(code ?? (signal ? 1 : 0));
    });
  });
}

/** How long each step took that `must` has run, in their order. */
export const durations: { title: string; seconds: number }[] = [];

/**
 * Runs a command and ends this process with its code when it fails. `held`: other steps run beside it, and what it says
 * comes when it has ended.
 */
export async function must(
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  held = false,
): Promise<void> {
  const began = performance.now();
  say(`— ${title}`);
  const code = await run(command, args, env, held);
  if (code !== 0) {
    say(`✗ ${title} failed`);
    process.exit(code);
  }
  const seconds = (performance.now() - began) / 1000;
  durations.push({ title, seconds });
  say(`✓ ${title} (${seconds.toFixed(1)} s)`);
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The environment with the project's own tools first, so that scripts run its Node whatever the machine has. */
export const projectEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
});
