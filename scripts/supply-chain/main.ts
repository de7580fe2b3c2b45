import { say } from '../steps.ts';
import { lockfileFaults, pinFaults } from './lockfile-faults.ts';
import { readLock, readManifests, readRoot } from './manifests.ts';
import { askAudit, makeBom } from './npm-answers.ts';

/**
 * Checks the rules for installed packages [A48]: pins, integrity, minimum versions, a bill of materials and known
 * advisories.
 */
const lock = readLock();
const faults = [
  ...lockfileFaults(lock, readRoot()),
  ...readManifests().flatMap(([path, manifest]) => pinFaults(path, manifest)),
];

const listed = await makeBom();
if (listed === null || listed === 0) faults.push('npm run sbom produced no CycloneDX bill of materials');

// An advisory can be published on any day. It blocks a release (`--release`), but not the tests for an unrelated
// change.
const known = await askAudit();
const alarming = known === null ? 0 : known.high + known.critical;
if (alarming > 0 && process.argv.includes('--release'))
  faults.push(`npm audit reports ${alarming} high or critical vulnerabilities`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
say(
  `supply chain: ${Object.keys(lock).length} entries, ${listed ?? 0} in the bill of materials, ${faults.length} faults`,
);
say(
  known === null
    ? 'advisories: unknown, because the registry returned no report'
    : `advisories: ${alarming} high or critical${alarming > 0 ? '; see npm audit' : ''}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
