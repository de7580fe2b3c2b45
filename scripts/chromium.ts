import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, say } from './steps.ts';

/** What finding a browser needs of the machine. */
export interface Machine {
  readonly isRoot: boolean;
  /** `CHROMIUM` of the environment. */
  readonly named: string | undefined;
  exists(file: string): boolean;
  /** Runs a command; answers its exit code. */
  run(command: string, args: readonly string[]): Promise<number>;
  /** Where Playwright keeps the browser it downloads. */
  playwrightFile(): string;
}

/** Debian's packages: the one without windows of its own draws the same pages with two thirds of the work. */
const debians = ['chromium-headless-shell', 'chromium'] as const;
const fileOf = (debian: string): string => `/usr/bin/${debian}`;

/**
 * Finds a Chromium for the journeys: the one that `CHROMIUM` names, one of Debian's, as root by installing Debian's, else
 * the one that Playwright downloads. Answers its file; null where there is none and none could be had.
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

/** This machine's Chromium; ends the process with a sentence where there is none. */
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
      : `CHROMIUM names ${named}, and there is no such file.`,
  );
  return process.exit(1);
}
