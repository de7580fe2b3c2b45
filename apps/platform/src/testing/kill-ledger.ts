import { join } from 'node:path';
import { readConfig } from '../core/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { checkInvariants, type InvariantCheck } from '../ledger/ledger.ts';
import { startKillable, type Killable } from './killable.ts';
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

/** How a posting process ends. */
interface End {
  /** Options for Node. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the process, and resolves when it has ended. */
  end(process: Killable): Promise<unknown>;
}

/**
 * Repeatedly ends a posting process on one data folder, by default with kill -9, each time after the next number of
 * acknowledgements in `killAfter`. Then looks up every acknowledged reference in the ledger.
 */
export async function killLedger(
  dataDir: string,
  killAfter: readonly number[],
  end: End = { end: process => process.kill() },
): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (const [run, count] of killAfter.entries()) await runAndEnd(dataDir, run, { count, acknowledged, end });
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

async function runAndEnd(
  dataDir: string,
  run: number,
  { count, acknowledged, end }: { count: number; acknowledged: string[]; end: End },
): Promise<void> {
  let left = count;
  const enough = Promise.withResolvers<void>();
  const killable = await startKillable({
    script: [...(end.node ?? []), script],
    env: { DATA_DIR: dataDir, DATABASE_URL: '', RUN: String(run), ...end.env },
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
  await end.end(killable);
}
