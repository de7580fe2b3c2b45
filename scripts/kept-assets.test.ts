import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepReplaced } from './kept-assets.ts';

const hourMs = 3_600_000;

it('the files of a replaced build are kept for seven days [B21]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [built, kept] = [join(folder, 'built'), join(folder, 'kept')];
  const build = (...names: string[]) => {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built);
    for (const name of names) writeFileSync(join(built, name), `of ${name}`);
  };
  const start = Date.parse('2026-11-24T12:00:00Z');
  const replace = (hours: number) => {
    keepReplaced(built, kept, new Date(start + hours * hourMs));
    return readdirSync(kept).toSorted();
  };
  expect(replace(0)).toEqual([]);
  build('a-1.js', 'a-1.js.br', 'both.js');
  expect(replace(0)).toEqual(['a-1.js', 'a-1.js.br', 'both.js']);
  expect(readFileSync(join(kept, 'a-1.js'), 'utf8')).toBe('of a-1.js');
  build('a-2.js', 'both.js');
  // The file that the second build had too was replaced a day later.
  expect(replace(24)).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'both.js']);
  build();
  expect(replace(7 * 24)).toContain('a-1.js');
  expect(replace(7 * 24 + 1)).toEqual(['a-2.js', 'both.js']);
  expect(replace(8 * 24 + 1)).toEqual([]);
});
