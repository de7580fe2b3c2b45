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

const known = await askAudit();
if (known !== null && known.high + known.critical > 0)
  faults.push(`npm audit knows of ${known.high} high and ${known.critical} critical vulnerabilities`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
say(
  `supply chain: ${Object.keys(lock).length} entries, ${listed ?? 0} in the bill of materials, ${faults.length} faults`,
);
say(known === null ? 'advisories: not asked, the registry gave no report' : 'advisories: none high or critical');
process.exitCode = faults.length === 0 ? 0 : 1;
