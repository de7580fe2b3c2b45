import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs `work` with a separate temporary folder and removes the folder. Returns the result and the names of the files
 * left in the folder. Tests must not leave files there.
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

/** Files that Node, npm, Playwright, Chromium, its sound server and the test runner create and remove themselves. */
const tools = /^(?:node-compile-cache|npm-|playwright|\.?org\.chromium|pulse-|[\w-]{21}$)/;
