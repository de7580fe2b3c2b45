import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { killLedger } from '../testing/kill-ledger.ts';

const failingDisk = join(import.meta.dirname, '..', 'testing', 'failing-disk.ts');

it.each([
  ['refuses to sync', 'EIO'],
  ['is full', 'ENOSPC'],
])(
  'a process with the embedded database whose disk %s acknowledges nothing more and ends with an error, and a restart finds everything acknowledged [B4] [I12]',
  { timeout: 180_000 },
  async (_what, fault) => {
    const folder = mkdtempSync(join(tmpdir(), 'liftoff-disk-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const codes: (number | null)[] = [];
    const report = await killLedger(folder, [30, 30], {
      node: ['--import', failingDisk],
      env: { DISK_FAULT: fault },
      end: async ({ pid, ended }) => {
        if (pid !== undefined) process.kill(pid, 'SIGUSR2');
        codes.push(await ended);
      },
    });
    expect(codes).toEqual([1, 1]);
    expect(report.acknowledged).toBeGreaterThanOrEqual(60);
    expect([report.lost, report.broken]).toEqual([[], []]);
  },
);
