import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { iconFiles, usedIcons } from './icon-files.ts';
import shapes from './lucide.json' with { type: 'json' };

const source = resolve(import.meta.dirname, '../src');

it("the checked-in icons match the generator's output: all icons in use, and no others", () => {
  const files = iconFiles(usedIcons(resolve(import.meta.dirname, '../../..')), shapes);
  const there = ['icons.tsx', ...readdirSync(resolve(source, 'icons')).map(name => `icons/${name}`)];
  expect(there.toSorted()).toEqual([...files.keys()].toSorted());
  for (const [path, text] of files) expect(readFileSync(resolve(source, path), 'utf8'), path).toBe(text);
});

it('generating icons throws for an icon without a shape', () => {
  expect(() => iconFiles(['NoSuchIcon'], shapes)).toThrow('NoSuchIcon has no shape');
});

it('derives the icon index and file names from the icon names alone', () => {
  const files = iconFiles(['Volume2Icon'], { 'volume-2': 'M1 1', house: 'M2 2' });
  expect([...files.keys()]).toEqual(['icons/volume-2.ts', 'icons.tsx']);
  expect(files.get('icons/volume-2.ts')).toContain("Volume2Icon = createIcon('M1 1')");
});
