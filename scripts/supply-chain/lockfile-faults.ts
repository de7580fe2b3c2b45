import { floors } from './floors.ts';
import { isMended } from './version.ts';

/** An entry of `packages` in `package-lock.json`, with the fields that are checked. */
export interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly allowScripts?: Record<string, boolean>;
}

/** The only package whose install script may run: it installs the project's Node. */
const mayRunScripts = 'node';

const registry = 'https://registry.npmjs.org/';
const folder = 'node_modules/';

/** Extracts a package name: `node_modules/lighthouse/node_modules/ws` → `ws`. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

/** External packages, excluding workspaces and links to them. */
const foreign = (packages: Record<string, LockEntry>): [string, LockEntry][] =>
  Object.entries(packages).filter(([path, entry]) => path.includes(folder) && entry.link !== true);

/** Faults in the lockfile [A48]; empty if there are none. */
export function lockfileFaults(packages: Record<string, LockEntry>, root: Manifest): string[] {
  return foreign(packages).flatMap(([path, entry]) => {
    const name = nameOf(path);
    const version = entry.version ?? '';
    const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
    const faults: string[] = [];
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) faults.push('has no sha512 integrity');
    if (entry.resolved !== undefined && !entry.resolved.startsWith(registry))
      faults.push(`comes from ${entry.resolved}, not from the registry`);
    if (name.startsWith('react-server-dom-')) faults.push('is a server component package (CVE-2025-55182)');
    if (floor && !isMended(version, floor.mended))
      faults.push(`is older than ${floor.mended.join(' or ')} (${floor.why})`);
    if (entry.hasInstallScript === true && root.allowScripts?.[name] !== (name === mayRunScripts))
      faults.push('has an install script that allowScripts does not set as required');
    return faults.map(fault => `${path} ${version} ${fault}`);
  });
}

/** Dependencies that are not pinned to one version. `path` names the manifest. */
export function pinFaults(path: string, manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const all = [dependencies, devDependencies, optionalDependencies, peerDependencies];
  return all
    .flatMap(group => Object.entries(group ?? {}))
    .filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    .map(([name, range]) => `${path}: ${name} "${range}" is not an exact version`);
}
