import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withOwnTemp } from './own-temp.ts';

it('a temporary test folder reports the names of files left in it, and is removed', async () => {
  let folder = '';
  const { result, left } = await withOwnTemp(async own => {
    folder = own;
    mkdirSync(join(own, 'house'));
    writeFileSync(join(own, 'house', 'database'), '');
    mkdirSync(join(own, 'node-compile-cache'));
    return 7;
  });
  expect({ result, left }).toEqual({ result: 7, left: ['house'] });
  expect(existsSync(folder)).toBe(false);
});

it('a temporary test folder is removed even if the work fails', async () => {
  let folder = '';
  const work = withOwnTemp(async own => {
    folder = own;
    throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  expect(existsSync(folder)).toBe(false);
});
