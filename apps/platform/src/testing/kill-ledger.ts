import { join } from 'node:path';
import { readConfig } from '../core/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { checkInvariants, type InvariantCheck } from '../ledger/ledger.ts';
import { startKillable } from './killable.ts';
import { testDeps } from './test-deps.ts';

/** The result of a kill test. */
export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged references that are missing from the ledger [I12]. */
  readonly lost: readonly string[];
  readonly broken: readonly InvariantCheck[];
}

const script = join(import.meta.dirname, 'post-until-killed.ts');

/**
 * Repeatedly kills a posting process on one data folder with kill -9, each time after the next number of
 * acknowledgements in `killAfter`. Then looks up every acknowledged reference in the ledger.
 */
export async function killLedger(dataDir: string, killAfter: readonly number[]): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (const [run, count] of killAfter.entries()) await runAndKill(dataDir, run, count, acknowledged);
  const db = await openDatabase(
    readConfig({ DATA_DIR: dataDir }, () => Buffer.alloc(32)),
    testDeps(),
  );
  try {
    const kept = await db.query<{ reference: string }>('SELECT reference FROM ledger_transfers');
    const known = new Set(kept.map(row => row.reference));
    return {
      kills: killAfter.length,
      acknowledged: acknowledged.length,
      lost: acknowledged.filter(reference => !known.has(reference)),
      broken: (await checkInvariants(db)).filter(check => !check.intact),
    };
  } finally {
    await db.close();
  }
}

async function runAndKill(dataDir: string, run: number, count: number, acknowledged: string[]): Promise<void> {
  let left = count;
  const enough = Promise.withResolvers<void>();
  const killable = await startKillable({
    script: [script],
    env: { DATA_DIR: dataDir, DATABASE_URL: '', RUN: String(run) },
    readyWithinMs: 60_000,
    line: text => {
      const [word, reference] = text.split(' ');
      if (word === 'acknowledged' && reference !== undefined) {
        acknowledged.push(reference);
        left -= 1;
        if (left <= 0) enough.resolve();
      }
      return word === 'ready';
    },
  });
  await enough.promise;
  await killable.kill();
}
