import { resolve } from 'node:path';
import { arrowFaults, edgeFaults, featureFaults, levelFaults, testingFaults } from './arrows.ts';
import { banFaults, providerFaults } from './bans.ts';
import { componentClassFaults } from './component-classes.ts';
import { cycleFaults } from './cycles.ts';
import { functionLengthFaults } from './function-length.ts';
import { readSources } from './sources.ts';

/** Holds the casino's laws: arrows, levels, cycles and bans. No exceptions, no suppressions. */
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
];
const faults = checks.flatMap(check => check(sources));

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(
  faults.length === 0 ? `tidy: ${sources.length} files keep the laws\n` : `tidy: ${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
