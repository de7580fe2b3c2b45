import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded in crash tests: after SIGUSR2, the disk of this process refuses every sync (`DISK_FAULT=EIO`) or every
 * write (`DISK_FAULT=ENOSPC`).
 */
const fault = process.env['DISK_FAULT'] ?? '';
let isFailing = false;
process.on('SIGUSR2', () => {
  isFailing = true;
});

function failIn(name: 'fsyncSync' | 'writeSync'): void {
  const real = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (isFailing) throw Object.assign(new Error(`${fault}: ${name}`), { code: fault });
      return real(...args);
    },
  });
}
failIn(fault === 'EIO' ? 'fsyncSync' : 'writeSync');
syncBuiltinESMExports();
