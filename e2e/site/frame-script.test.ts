import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const assets = resolve(import.meta.dirname, '../../apps/frames/dist/assets');
const page = readFileSync(join(assets, '../index.html'), 'utf8');
/** Maximum script size of a game before it can be played, in bytes after brotli. */
const mostBytes = 93_000;
/** Maximum size of the script that runs before the start call, in bytes after brotli. */
const mostFirstBytes = 6_000;

const fileOf = (name: string): string => readFileSync(join(assets, name), 'utf8');
const sizeOf = (name: string): number => statSync(join(assets, `${name}.br`)).size;

/** Scripts with all their static imports. */
function withImports(names: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const [, other = ''] of fileOf(name).matchAll(/\b(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g))
      waiting.push(other);
  }
  return [...found];
}

const named = (part: RegExp): string[] =>
  [...page.matchAll(part)].map(([, name = '']) => name).filter(name => name.endsWith('.js'));
const first = named(/<script[^>]* src="\/frame\/assets\/([^"]+)"/g);
const early = named(/<link rel="modulepreload"[^>]* href="\/frame\/assets\/([^"]+)"/g);

/** The chunk with this name, or the largest one if there is one per language. */
function chunk(name: string): string {
  const [largest] = readdirSync(assets)
    .filter(file => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (largest === undefined) throw new Error(`no chunk ${name}`);
  return largest;
}

it.each(['slot', 'crash', 'roulette'])('a %s game frame loads at most 93 kB of script', engine => {
  const scripts = withImports([...first, ...early, chunk(`${engine}-game`), chunk('frame')]);
  expect(scripts.some(script => fileOf(script).includes('createRoot'))).toBe(true);
  const bytes = scripts.reduce((sum, script) => sum + sizeOf(script), 0);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(mostBytes);
});

it('a small script requests the launch data, while the page preloads the scripts that draw the game', () => {
  const scripts = withImports(first);
  expect(first).toHaveLength(1);
  expect(scripts.map(fileOf).join('\n')).toContain('/frame/api/start');
  expect(scripts.reduce((sum, script) => sum + sizeOf(script), 0)).toBeLessThanOrEqual(mostFirstBytes);
  const boot = chunk('boot');
  expect(early).toContain(boot);
  expect(withImports([boot]).filter(script => !early.includes(script) && !scripts.includes(script))).toEqual([]);
});
