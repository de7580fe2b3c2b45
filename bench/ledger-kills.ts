import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killLedger } from '../apps/platform/src/testing/kill-ledger.ts';

/** Twenty-five kills -9 of a process that posts, each at another count of acknowledged posts. */
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
