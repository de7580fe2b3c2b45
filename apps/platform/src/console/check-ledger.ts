import type { operatorConsole } from '@liftoff/contract/console/console';
import type { Answer } from '@liftoff/contract/core/endpoint';
import { wire } from '@liftoff/rules/money/money';
import { firstBrokenAuditLine } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { pointsTotals } from '../points/check-points.ts';

/** The check of an invariant by the module that knows its tables. */
export type ExtraCheck = () => Promise<{ id: string; intact: boolean; detail: string | null }>;

/** Checks the ledger, the modules' own invariants and the audit trail, and adds up all points. */
export async function checkLedger(
  db: Database,
  extraChecks: readonly ExtraCheck[],
): Promise<Answer<typeof operatorConsole.consoleLedger>> {
  const checks: { id: string; intact: boolean; detail: string | null }[] = [...(await checkInvariants(db))];
  for (const check of extraChecks) checks.push(await check());
  const line = await firstBrokenAuditLine(db);
  const detail = line === null ? null : `line ${line} of the audit trail was changed or removed`;
  checks.push({ id: 'audit', intact: line === null, detail });
  const { earned, given, spent, outstanding } = await pointsTotals(db);
  const points = { earned: wire(earned), given: wire(given), spent: wire(spent), outstanding: wire(outstanding) };
  return { intact: checks.every(check => check.intact), points, checks };
}
