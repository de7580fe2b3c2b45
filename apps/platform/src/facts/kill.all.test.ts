import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killFacts } from '../testing/kill-facts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a fact consumer killed with kill -9', () => {
  it(
    'a consumer killed with kill -9 applies each fact once and in order, even if it also throws on every tenth fact',
    { timeout: 180_000 },
    async () => {
      const { counted, totals, setAside } = await killFacts({ dataDir: folder, killAfter: [3, 1, 40, 16] });
      expect(counted).toEqual(['killed', 'failing', 'untouched'].map(name => ({ name, rows: totals })));
      expect(setAside).toEqual([]);
      expect(totals.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThanOrEqual(40);
    },
  );
});
