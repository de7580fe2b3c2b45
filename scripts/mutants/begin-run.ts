import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import beginRun from '../../apps/platform/src/testing/test-run.ts';

const furnish = join(import.meta.dirname, 'furnish.ts');

/**
 * Starts like every other test run, and also seeds the casino that the tests copy. No mutant is active at this point,
 * because a mutant active during seeding would affect every later copy.
 */
export default async function beginMutants(project: TestProject): Promise<() => Promise<void>> {
  const end = await beginRun(project);
  const { prefix, folder } = project.getProvidedContext().testRun;
  await promisify(execFile)(process.execPath, [furnish, prefix, folder]);
  return end;
}
