import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs work with a temporary folder of its own and removes it. Answers what the work gave and the names it left behind:
 * a run of the tests leaves nothing.
 */
export async function withOwnTemp<T>(work: (folder: string) => Promise<T>): Promise<{ result: T; left: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-'));
  try {
    const result = await work(folder);
    return { result, left: readdirSync(folder).filter(name => !tools.test(name)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Node, npm, Playwright, Chromium, its sound and the test runner keep for themselves and remove in their time. */
const tools = /^(?:node-compile-cache|npm-|playwright|\.?org\.chromium|pulse-|[\w-]{21}$)/;
