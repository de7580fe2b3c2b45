import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildLibrary } from '../../../../vite/payments-library.ts';
import { libraryVersion } from './version.ts';

/** What each version holds. A version that was served is never changed here: browsers keep it for a year. */
const pinned: Readonly<Record<string, string>> = {
  '1.1.0': 'fa150bacf18c3b46bed7e46b8a68ce796a7eaf7225b9b1fff93e018c5527fe8d',
};

it('what the payments library’s version holds is pinned, and it loads nothing [D15] [A29]', async () => {
  const library = await buildLibrary();
  expect(createHash('sha256').update(library).digest('hex')).toBe(pinned[libraryVersion]);
  expect(library).not.toMatch(/\bimport\b/);
});
