import { say } from '../steps.ts';
import { lockfileFaults, pinFaults } from './lockfile-faults.ts';
import { readLock, readManifests, readRoot } from './manifests.ts';
import { askAudit, makeBom } from './npm-answers.ts';

/** Holds what we install to its rules [A48]: pins, integrity, least versions, a bill of materials, known advisories. */
const lock = readLock();
const faults = [
  ...lockfileFaults(lock, readRoot()),
  ...readManifests().flatMap(([path, manifest]) => pinFaults(path, manifest)),
];

const listed = await makeBom();
if (listed === null || listed === 0) faults.push('npm run sbom makes no CycloneDX bill of materials');

// An advisory can come out on any day: it holds up a release (`--release`), not the tests of a change that did not bring it.
const known = await askAudit();
const alarming = known === null ? 0 : known.high + known.critical;
if (alarming > 0 && process.argv.includes('--release'))
  faults.push(`npm audit knows of ${alarming} high or critical vulnerabilities`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
say(
  `supply chain: ${Object.keys(lock).length} entries, ${listed ?? 0} in the bill of materials, ${faults.length} faults`,
);
say(
  known === null
    ? 'advisories: not asked, the registry gave no report'
    : `advisories: ${alarming} high or critical${alarming > 0 ? '; see npm audit' : ''}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
