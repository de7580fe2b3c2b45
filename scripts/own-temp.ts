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

/** Kept by Node and npm for the next run, wherever the temporary folder is. */
const tools = /^(?:node-compile-cache|npm-)/;
