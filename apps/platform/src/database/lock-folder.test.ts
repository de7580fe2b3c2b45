import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = join(import.meta.dirname, 'lock-folder.ts');
const script = (then: string) =>
  `const { lockFolder } = await import(${JSON.stringify(file)}); lockFolder(${JSON.stringify(folder)}); ${then}`;

/** Starts another process that holds the folder until it is killed. */
async function holder() {
  const child = spawn(process.execPath, ['-e', script("process.stdout.write('held'); setInterval(() => {}, 1000)")]);
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', code => reject(new Error(`The holder ended with ${code}`)));
  });
  return {
    pid: child.pid,
    kill: () =>
      new Promise<void>(resolve => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

describe("a data folder's lock", () => {
  it('refuses to lock a data folder for a second process, and names the process that holds the lock', async () => {
    const first = await holder();
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(`process ${first.pid}`);
    await first.kill();
  });

  it('kill -9 releases the lock without any cleanup', async () => {
    await (await holder()).kill();
    lockFolder(folder)();
  });

  it('refuses a second lock in the same process until the first is released', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    release();
    lockFolder(folder)();
  });

  it('exactly one of several processes that compete for the lock after a kill gets it', async () => {
    await (await holder()).kill();
    const comers = await Promise.allSettled(Array.from({ length: 4 }, () => holder()));
    const held = comers.filter(comer => comer.status === 'fulfilled');
    await Promise.all(held.map(comer => comer.value.kill()));
    expect(held).toHaveLength(1);
  });
});
