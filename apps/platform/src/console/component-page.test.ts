import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentPage } from './component-page.ts';

let folder = '';
const dist = () => pathToFileURL(`${folder}/`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-components-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Components</h1>');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['development', 'test'] as const)(
  'the component page is served in %s mode and loads resources only from its own origin',
  async mode => {
    const app = new Hono();
    componentPage(app, { mode }, dist());
    const page = await app.request('/console/ui');
    expect([page.status, await page.text()]).toEqual([200, '<h1>Components</h1>']);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self';/,
    );
    expect((await app.request('/console/ui/assets/main-abc.js')).headers.get('content-type')).toContain(
      'text/javascript',
    );
  },
);

it('production serves neither the component page nor its assets', async () => {
  const app = new Hono();
  componentPage(app, { mode: 'production' }, dist());
  for (const path of ['/console/ui', '/console/ui/assets/main-abc.js'])
    expect((await app.request(path)).status, path).toBe(404);
});

it('the component page returns status 503 if it is not built', async () => {
  const app = new Hono();
  componentPage(app, { mode: 'test' }, new URL('nowhere/', dist()));
  expect((await app.request('/console/ui')).status).toBe(503);
});
