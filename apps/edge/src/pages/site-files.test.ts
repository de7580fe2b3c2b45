import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import type { EdgeConfig } from '../config/config.ts';
import { decoded } from '../testing/decoded.ts';
import { testEdge } from '../testing/test-edge.ts';

const brands = { SITE_ORIGINS: 'http://liftoff.example,http://marea.localhost', RATE_FACTOR: '1' };

/** An edge with a built service worker, a script in two forms, the script that verifies rounds, and an icon. */
function openEdge(env: NodeJS.ProcessEnv = brands, config: Partial<EdgeConfig> = {}) {
  const clientFolder = mkdtempSync(join(tmpdir(), 'edge-site-'));
  onTestFinished(() => rmSync(clientFolder, { recursive: true, force: true }));
  mkdirSync(join(clientFolder, 'assets'));
  writeFileSync(join(clientFolder, 'assets/index.js'), 'export {};');
  writeFileSync(join(clientFolder, 'assets/index.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(clientFolder, 'sw.js'), 'self;');
  writeFileSync(join(clientFolder, 'verify-rounds.py'), 'print()');
  writeFileSync(join(clientFolder, 'favicon.svg'), '<svg>the casino’s own</svg>');
  return testEdge({ env, clientFolder, config });
}

it('the service worker is revalidated every time, and may connect only to the site', async () => {
  const answer = await openEdge().send('/sw.js');
  expect([answer.status, await answer.text()]).toEqual([200, 'self;']);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const missing = await testEdge({ clientFolder: tmpdir() }).send('/sw.js');
  expect([missing.status, await missing.text()]).toEqual([404, 'No such file']);
});

it('a file that was compressed by the build is sent compressed', async () => {
  const answer = await openEdge().send('/assets/index.js', { headers: { 'accept-encoding': 'br' } });
  expect([answer.headers.get('content-encoding'), await decoded(answer)]).toEqual(['br', 'export {};']);
});

it("an additional brand has its own icons, and the main brand's icons are shown on its own hosts only", async () => {
  const edge = openEdge();
  const icon = async (host: string) => (await edge.send(`http://${host}/favicon.svg`)).text();
  expect(await icon('liftoff.example')).toBe('<svg>the casino’s own</svg>');
  const own = readFileSync(join(edge.config.root, 'config/brands/marea/public/favicon.svg'), 'utf8');
  expect(await icon('marea.localhost')).toBe(own);
});

it('the script that verifies rounds is sent as readable text, and is not found if it does not exist [C33]', async () => {
  const answer = await openEdge().send('/verify-rounds.py');
  expect([answer.status, await answer.text()]).toEqual([200, 'print()']);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const missing = await testEdge({ clientFolder: tmpdir() }).send('/verify-rounds.py');
  expect([missing.status, await missing.text()]).toEqual([404, 'No such file']);
  expect(missing.headers.get('content-type')).not.toBe(answer.headers.get('content-type'));
});

it('robots.txt excludes addresses that are not pages, and names the sitemap of the requested host', async () => {
  const edge = openEdge();
  const rules = (host: string) =>
    `User-agent: *\nDisallow: /api/\nDisallow: /search?\nDisallow: /*/search?\nAllow: /\nSitemap: http://${host}/sitemap.xml\n`;
  for (const host of ['liftoff.example', 'marea.localhost'])
    expect(await (await edge.send(`http://${host}/robots.txt`)).text()).toBe(rules(host));
});

it("the site installs as an app with the requested brand's name, icons and background, and an app installed under /guest stays there [ROUTE-007]", async () => {
  const edge = openEdge();
  const manifestOf = async (host: string, base = '') => {
    const answer = await edge.send(`http://${host}${base}/site.webmanifest`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    return (await answer.json()) as object;
  };
  const of = (name: string, ground: string, base = '') => ({
    id: `${base}/`,
    name,
    short_name: name,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
  expect(await manifestOf('marea.localhost')).toEqual(of('Marea', '#071317'));
  expect(await manifestOf('liftoff.example')).toEqual(of('Liftoff', '#0a0c14'));
  expect(await manifestOf('marea.localhost', '/guest')).toEqual(of('Marea', '#071317', '/guest'));
});

it('the installed app is named after the brand in the configuration, or Liftoff if there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-name-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = async () => {
    const answer = await openEdge({ ...brands, FE_CONFIG_DIR: folder }).send('/site.webmanifest');
    return ((await answer.json()) as { name: unknown }).name;
  };
  expect(await name()).toBe('Liftoff');
  writeFileSync(join(folder, 'brand-config.json'), '{"name":"Moonshot"}');
  expect(await name()).toBe('Moonshot');
  writeFileSync(join(folder, 'brand-config.json'), '{"name":7}');
  expect(await name()).toBe('Liftoff');
});

it("an earlier build's files are still served to open pages and cached forever, but the current build's files take precedence [B21]", async () => {
  const kept = mkdtempSync(join(tmpdir(), 'edge-kept-'));
  onTestFinished(() => rmSync(kept, { recursive: true, force: true }));
  mkdirSync(join(kept, 'assets'));
  writeFileSync(join(kept, 'secret.js'), 'secret');
  writeFileSync(join(kept, 'assets/search-old.js'), 'export const old = 1;');
  writeFileSync(join(kept, 'assets/search-old.js.br'), brotliCompressSync('export const old = 1;'));
  writeFileSync(join(kept, 'assets/index.js'), 'another');
  const edge = openEdge(brands, { keptAssetsDir: kept });
  const old = await edge.send('/assets/search-old.js', { headers: { 'accept-encoding': 'br' } });
  expect([old.status, old.headers.get('content-encoding'), await decoded(old)]).toEqual([
    200,
    'br',
    'export const old = 1;',
  ]);
  expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await decoded(await edge.send('/assets/index.js'))).toBe('export {};');
  for (const path of ['/assets/gone.js', '/assets/..%2fsecret.js'])
    expect((await edge.send(path)).status, path).toBe(404);
});
