import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killLedger } from '../testing/kill-ledger.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the ledger under kill -9', () => {
  it(
    'after kill -9, the ledger contains every acknowledged post and is intact [B1] [I1] [I2] [I3] [I4] [I5] [I8]',
    { timeout: 180_000 },
    async () => {
      const report = await killLedger(folder, [40, 1, 150, 17]);
      expect(report.lost).toEqual([]);
      expect(report.broken).toEqual([]);
      expect(report.acknowledged).toBeGreaterThanOrEqual(208);
    },
  );
});
