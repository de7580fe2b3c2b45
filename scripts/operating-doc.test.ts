import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './steps.ts';

/** Variables set by the system or by our own tools rather than by an operator. */
const notOperators = new Set(['PATH', 'TMPDIR', 'CI', 'BENCH_RUNS', 'MUTANTS_MODULE', 'NODE_COMPILE_CACHE']);

/** Every variable that the edge, the platform and the start script read. */
function variablesRead(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'apps/edge/src', 'apps/platform/src', 'scripts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing'));
  const names = files.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8');
    const asked = [...text.matchAll(/\b(?:env|given)(?:\.|\[')([A-Z][A-Z_]+)\b|\bset\('([A-Z][A-Z_]+)'\)/g)];
    const declared = file.endsWith('platform/src/core/config.ts')
      ? [...text.matchAll(/^ {2}([A-Z][A-Z_]+): z\b/gm)]
      : [];
    return [...asked, ...declared].map(found => found[1] ?? found[2] ?? '');
  });
  return [...new Set(names)].filter(name => !notOperators.has(name)).toSorted();
}

/** Rows of the table of variables: name, reader, meaning, default, danger. */
const rows = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| `[A-Z_]+`/.test(line))
  .map(line =>
    line
      .split('|')
      .map(cell => cell.trim())
      .slice(1, -1),
  );

it('the operating guide describes every variable that the code reads, with its meaning, its default and its danger', () => {
  const reported = new Map(rows.map(([name = '', ...cells]) => [name.replaceAll('`', ''), cells]));
  const read = variablesRead();
  expect(read).toContain('COUNTRY_HEADER');
  expect(read).toContain('DATABASE_URL');
  expect(read.filter(name => !reported.has(name))).toEqual([]);
  expect([...reported.keys()].filter(name => !read.includes(name))).toEqual([]);
  for (const [name, cells] of reported)
    expect([name, cells.length, cells.every(cell => cell.length > 1 || /\d/.test(cell))]).toEqual([name, 4, true]);
});
