import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildLibrary } from '../../../../vite/payments-library.ts';
import { libraryVersion } from './version.ts';

/** Digest of each version. Never change the digest of a released version: browsers cache it for a year. */
const pinned: Readonly<Record<string, string>> = {
  '1.1.0': 'fa150bacf18c3b46bed7e46b8a68ce796a7eaf7225b9b1fff93e018c5527fe8d',
  '1.1.1': '57e37eb9baf2291a5a9bc9c649892624a3e5b5f5107e3f3b9d365db199252fa2',
  '1.1.2': '5b06eb0d72083f9d784dc546d8636ee8b7714451b33214557ef3234faa085dc0',
  '1.1.3': '1e3be856a5e2c955462269cf6fc6558d5bb6ee0a65cfb5cf10330bb364b10ff3',
};

it('the digest of the current payments library version is pinned, and the library imports nothing [D15] [A29]', async () => {
  const library = await buildLibrary();
  expect(createHash('sha256').update(library).digest('hex')).toBe(pinned[libraryVersion]);
  expect(library).not.toMatch(/\bimport\b/);
});
