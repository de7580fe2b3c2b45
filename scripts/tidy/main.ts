import { resolve } from 'node:path';
import { arrowFaults, edgeFaults, featureFaults, levelFaults, testingFaults } from './arrows.ts';
import { banFaults, providerFaults } from './bans.ts';
import { classNameFaults } from './class-names.ts';
import { componentClassFaults } from './component-classes.ts';
import { cycleFaults } from './cycles.ts';
import { functionLengthFaults } from './function-length.ts';
import { readSources } from './sources.ts';

/** Checks the project rules: arrows, levels, cycles and bans. There are no exceptions or suppressions. */
const sources = readSources(resolve(import.meta.dirname, '../..'));
const checks = [
  arrowFaults,
  levelFaults,
  edgeFaults,
  featureFaults,
  testingFaults,
  cycleFaults,
  banFaults,
  providerFaults,
  componentClassFaults,
  functionLengthFaults,
  classNameFaults,
];
const faults = checks.flatMap(check => check(sources));

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  faults.length === 0 ? `tidy: ${sources.length} files follow the project rules\n` : `tidy: ${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
