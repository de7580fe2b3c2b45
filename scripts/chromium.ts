import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, say } from './steps.ts';

/** What the search for a browser needs from the machine: facts to read and actions to perform. */
export interface Machine {
  readonly isRoot: boolean;
  /** Value of the environment variable `CHROMIUM`. */
  readonly named: string | undefined;
  exists(file: string): boolean;
  /** Runs a command and returns its exit code. */
  run(command: string, args: readonly string[]): Promise<number>;
  /** Path of the browser that Playwright downloads. */
  playwrightFile(): string;
}

/** Names of Debian's packages. The headless one draws the same pages with two thirds of the work. */
const debians = ['chromium-headless-shell', 'chromium'] as const;
const fileOf = (debian: string): string => `/usr/bin/${debian}`;

/**
 * Finds a Chromium for the journeys. Tries the file named by `CHROMIUM`, then Debian's package, which is installed if
 * the user is root, and then Playwright's download. Returns its path, or `null` if none was found and none could be
 * installed.
 */
export async function findChromium(machine: Machine): Promise<string | null> {
  if (machine.named) return machine.exists(machine.named) ? machine.named : null;
  const there = debians.find(debian => machine.exists(fileOf(debian)));
  if (there !== undefined) return fileOf(there);
  if (machine.isRoot && (await machine.run('apt-get', ['update', '-qq'])) === 0) {
    for (const debian of debians) {
      await machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian]);
      if (machine.exists(fileOf(debian))) return fileOf(debian);
    }
  }
  const downloaded = machine.playwrightFile();
  if (machine.exists(downloaded)) return downloaded;
  await machine.run('playwright', ['install', '--no-shell', 'chromium']);
  return machine.exists(downloaded) ? downloaded : null;
}

/** Returns the path of this machine's Chromium. If there is none, prints a sentence and ends the process. */
export async function mustFindChromium(): Promise<string> {
  const named = process.env.CHROMIUM || undefined;
  const found = await findChromium({
    isRoot: process.getuid?.() === 0,
    named,
    exists: existsSync,
    run,
    playwrightFile: () => chromium.executablePath(),
  });
  if (found !== null) return found;
  say(
    named === undefined
      ? 'The journeys need Chromium. Install it (Debian: apt-get install chromium-headless-shell), or set CHROMIUM to its path.'
      : `CHROMIUM is set to ${named}, but that file does not exist.`,
  );
  return process.exit(1);
}
