import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';
import type { LockEntry, Manifest } from './lockfile-faults.ts';

const read = <Shape>(path: string): Shape => JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;

export const readRoot = (): Manifest => read('package.json');
export const readLock = (): Record<string, LockEntry> =>
  read<{ packages: Record<string, LockEntry> }>('package-lock.json').packages;

/** Every manifest in the casino, by its path. */
export const readManifests = (): [string, Manifest][] =>
  ['package.json', ...globSync('{packages,apps}/*/package.json', { cwd: root })].map(path => [path, read(path)]);
