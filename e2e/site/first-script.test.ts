import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';

const client = resolve(import.meta.dirname, '../../apps/web/build/client');
/** What a guest's first page may load of script, in bytes as brotli sends them. */
const mostBytes = 95_000;

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const fileOf = (path: string): string => readFileSync(join(client, path), 'utf8');

/** The modules that a page's start asks for and theirs: all that is loaded before anything is done on it. */
function scriptsOf(html: string): string[] {
  const [, start = ''] = /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const found = new Set<string>();
  const waiting = [...html.matchAll(/<script[^>]* src="([^"]+)"/g), ...start.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  );
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || path === manifestOf(start)) continue;
    found.add(path);
    for (const [, name] of fileOf(path).matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      waiting.push(`/assets/${name}`);
  }
  return [...found];
}

/** The file of all routes, which a guest's page names as data and asks for when it is left. */
const manifestOf = (start: string): string | undefined => /__reactRouterManifest=\{"url":"([^"]+)"/.exec(start)?.[1];

it.each(['/', '/de', '/guest'])('a guest’s lobby at %s loads 95 kB of script at most', async path => {
  const { html } = await site.visit(path);
  const scripts = scriptsOf(html);
  const bytes = scripts.reduce((sum, script) => sum + statSync(`${join(client, script)}.br`).size, 0);
  expect(scripts.some(script => fileOf(script).includes('hydrateRoot'))).toBe(true);
  expect(bytes).toBeGreaterThan(60_000);
  expect(bytes, scripts.join(' ')).toBeLessThanOrEqual(mostBytes);
});

it('a guest’s lobby loads neither the data router nor the file of all routes; a player’s page has the file', async () => {
  const { html } = await site.visit('/');
  const having = (text: string) => scriptsOf(html).filter(script => fileOf(script).includes(text));
  // A text that only the data router has.
  expect(having('remix-router-transitions')).toEqual([]);
  expect(having('__reactRouterManifest={')).toEqual([]);
  expect(html).toMatch(/__reactRouterManifest=\{"url":"\/assets\/manifest-\w+\.js"/);
  expect(html).not.toMatch(/(?:get|import)\("\/assets\/manifest-/);
  const player = await site.visit('/', { cookie: await site.signIn('vip@liftoff.test') });
  expect(player.html).toMatch(/await get\("\/assets\/manifest-\w+\.js"\)/);
});
