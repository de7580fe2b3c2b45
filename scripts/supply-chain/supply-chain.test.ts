import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../steps.ts';
import { lockfileFaults, pinFaults, type LockEntry } from './lockfile-faults.ts';
import { readLock, readManifests, readRoot } from './manifests.ts';
import { readAudit, readBom } from './npm-answers.ts';
import { isMended } from './version.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;
const faultsOf = (path: string, entry: LockEntry) =>
  lockfileFaults({ [path]: { version: '1.0.0', integrity, ...entry } }, { allowScripts: { node: true, other: false } });

describe('the installed packages', () => {
  it('the installed packages are pinned, complete, recent enough and free of server components, and `npm test` checks this [A48]', () => {
    expect(lockfileFaults(readLock(), readRoot())).toEqual([]);
    expect(readManifests().flatMap(([path, manifest]) => pinFaults(path, manifest))).toEqual([]);
    expect(readManifests().length).toBeGreaterThan(8);
    const gate = readFileSync(join(root, 'scripts/test.ts'), 'utf8');
    expect(gate).toContain("'scripts/supply-chain/main.ts'");
  });

  it.each([
    ['node_modules/a', {}, 0],
    ['node_modules/@liftoff/rules', { link: true, integrity: '' }, 0],
    ['packages/rules', { integrity: '' }, 0],
    ['node_modules/a', { integrity: '' }, 1],
    ['node_modules/a', { integrity: 'sha1-abc' }, 1],
    ['node_modules/a', { resolved: 'git+ssh://git@github.com/a/a.git' }, 1],
    ['node_modules/a', { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }, 0],
    ['node_modules/react-server-dom-webpack', { version: '19.9.9' }, 1],
    ['node_modules/b/node_modules/react-server-dom-parcel', {}, 1],
    ['node_modules/hono', { version: '4.12.33' }, 1],
    ['node_modules/hono', { version: '4.12.34' }, 0],
    ['node_modules/x/node_modules/ws', { version: '7.5.9' }, 1],
    ['node_modules/node', { hasInstallScript: true }, 0],
    ['node_modules/other', { hasInstallScript: true }, 0],
    ['node_modules/third', { hasInstallScript: true }, 1],
  ])('the package %s with %o has %i faults [A48]', (path, entry, count) => {
    expect(faultsOf(path, entry)).toHaveLength(count);
  });

  it.each([
    ['1.2.3', 0],
    ['1.2.3-beta.1', 0],
    ['^1.2.3', 1],
    ['~1.2.3', 1],
    ['1.2', 1],
    ['*', 1],
    ['latest', 1],
    ['github:a/a', 1],
  ])('a dependency on "%s" has %i faults in every group of dependencies [A48]', (range, count) => {
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])
      expect(pinFaults('package.json', { [group]: { a: range } })).toHaveLength(count);
  });
});

it.each([
  ['7.5.10', true],
  ['7.5.9', false],
  ['7.10.0', true],
  ['8.17.0', false],
  ['8.17.1-rc.1', false],
  ['8.18.0-rc.1', true],
  ['9.0.0', true],
  ['6.9.9', false],
])('checks whether version %s is fixed if the fixes are in 7.5.10 and 8.17.1: %s', (version, mended) => {
  expect(isMended(version, ['7.5.10', '8.17.1'])).toBe(mended);
});

it('everything runs on the pinned Node, a release with long-term support [D18] [A48]', () => {
  const pinned = readRoot().devDependencies?.['node'] ?? '';
  expect(process.versions.node).toBe(pinned);
  expect(['22', '24']).toContain(pinned.split('.')[0]);
});

describe('the output of npm', () => {
  it('the audit output of npm contains the number of advisories, or is recognised as not being a report [A48]', () => {
    const report = { metadata: { vulnerabilities: { high: 2, critical: 1 } } };
    expect(readAudit(JSON.stringify(report))).toEqual({ high: 2, critical: 1 });
    expect(readAudit('{"error":{"summary":"405 Method Not Allowed"}}')).toBeNull();
    expect(readAudit('')).toBeNull();
  });

  it('the bill of materials from npm contains the number of packages [A48]', () => {
    expect(readBom('{"bomFormat":"CycloneDX","components":[{"purl":"pkg:npm/a@1.0.0"}]}')).toBe(1);
    expect(readBom('{"bomFormat":"SPDX","components":[]}')).toBeNull();
    expect(readBom('npm error')).toBeNull();
  });
});
