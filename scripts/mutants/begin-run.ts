import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import beginRun from '../../apps/platform/src/testing/test-run.ts';

const furnish = join(import.meta.dirname, 'furnish.ts');

/**
 * As every test run begins, with the casino furnished that its tests copy: here no mutant is alive yet, and one that had
 * a hand in furnishing it would be in the copies of all that come after.
 */
export default async function beginMutants(project: TestProject): Promise<() => Promise<void>> {
  const end = await beginRun(project);
  const { prefix, folder } = project.getProvidedContext().testRun;
  await promisify(execFile)(process.execPath, [furnish, prefix, folder]);
  return end;
}
