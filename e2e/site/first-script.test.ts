import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';

const client = resolve(import.meta.dirname, '../../apps/web/build/client');
/** Maximum script size of a guest's first page, in bytes after brotli. */
const mostBytes = 120_000;

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const fileOf = (path: string): string => readFileSync(join(client, path), 'utf8');

/** The modules that a page's start script loads, with all their imports: everything loaded before an interaction. */
function scriptsOf(html: string): string[] {
  const [, start = ''] = /const pageStart=(\{[^;]*\});/.exec(html) ?? [];
  const found = new Set<string>();
  const waiting = [...start.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, name] of fileOf(path).matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      waiting.push(`/assets/${name}`);
  }
  return [...found];
}

it.each(['/', '/de', '/guest'])("a guest's lobby at %s loads at most 120 kB of script", async path => {
  const { html } = await site.visit(path);
  const scripts = scriptsOf(html);
  const bytes = scripts.reduce((sum, script) => sum + statSync(`${join(client, script)}.br`).size, 0);
  expect(scripts.some(script => fileOf(script).includes('hydrateRoot'))).toBe(true);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(mostBytes);
});
