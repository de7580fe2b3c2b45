import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killLedger } from '../apps/platform/src/testing/kill-ledger.ts';

/**
 * Kills a posting process twenty-five times with SIGKILL, each time after a different number of acknowledged
 * postings.
 */
export async function benchKills(kills = 25) {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-kills-'));
  try {
    return await killLedger(
      folder,
      Array.from({ length: kills }, (_, at) => 1 + ((at * 97) % 400)),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await benchKills())}\n`);
