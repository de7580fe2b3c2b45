import { isDeepStrictEqual } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killFacts } from '../apps/platform/src/testing/kill-facts.ts';
import { print } from './bench-casino.ts';

/** Fifty kills -9 of a process that makes facts and reads them, each at another count of acknowledged facts. */
export async function printFactKills(kills = 50): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-fact-kills-'));
  try {
    const { counted, totals } = await killFacts(
      folder,
      Array.from({ length: kills }, (_, at) => 1 + ((at * 37) % 90)),
    );
    const facts = totals.reduce((sum, { rounds }) => sum + rounds, 0);
    print(
      `${kills} kills, ${facts} facts; ${isDeepStrictEqual(counted, totals) ? 'each applied once' : 'NOT each applied once'}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
