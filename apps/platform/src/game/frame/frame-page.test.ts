import { Hono } from 'hono';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { framePages } from './frame-page.ts';

const app = new Hono();
const script = 'export {};';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-frame-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), '<meta name="liftoff-parents" content="" />');
  writeFileSync(join(folder, 'dist', 'assets', 'main-abc.js'), script);
  writeFileSync(join(folder, 'dist', 'assets', 'main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'dist', 'assets', 'main-abc.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'dist', 'assets', 'plain-abc.js'), script);
  mkdirSync(join(folder, 'kept'));
  writeFileSync(join(folder, 'kept', 'main-old.js'), 'export const old = 1;');
  writeFileSync(join(folder, 'kept', 'main-abc.js'), 'another');
  const config = testConfig({ SITE_ORIGINS: 'https://liftoff.example,http://localhost:3000' });
  const [dist, kept] = ['dist', 'kept'].map(name => pathToFileURL(`${join(folder, name)}/`));
  framePages(app, config, dist, kept);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the game frame's page", () => {
  it("the game frame's page can be framed only by the platform's sites and loads resources only from its own origin [A4, A38]", async () => {
    const page = await app.request('/frame/?token=x');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('frame-ancestors https://liftoff.example http://localhost:3000');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toBe(
      '<meta name="liftoff-parents" content="https://liftoff.example http://localhost:3000" />',
    );
  });

  it('the page that deletes the stored data of frames can be framed only by the sites, and runs only its own script [A4]', async () => {
    const page = await app.request('/frame/forget');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain('frame-ancestors https://liftoff.example http://localhost:3000');
    const [, path = ''] = /<script src="([^"]+)">/.exec(await page.text()) ?? [];
    expect((await app.request(path)).headers.get('content-type')).toContain('text/javascript');
  });

  it("browsers can cache the page's assets indefinitely", async () => {
    const asset = await app.request('/frame/assets/main-abc.js');
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
  });

  it('still serves assets from earlier builds to open frames, but prefers assets from the current build [B21]', async () => {
    const old = await app.request('/frame/assets/main-old.js');
    expect([old.status, await old.text()]).toEqual([200, 'export const old = 1;']);
    expect(old.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await (await app.request('/frame/assets/main-abc.js')).text()).toBe(script);
    for (const name of ['main-gone.js', '../kept/main-old.js', '%2e%2e/secret.js'])
      expect((await app.request(`/frame/assets/${name}`)).status, name).toBe(404);
  });

  const read = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', ''],
    ['vibrant', ''],
    ['', ''],
  ] as const)(
    'sends assets as the build compressed them: accept-encoding %j gets encoding %j',
    async (accepted, encoding) => {
      const asset = await app.request('/frame/assets/main-abc.js', { headers: { 'accept-encoding': accepted } });
      expect(asset.headers.get('content-encoding') ?? '').toBe(encoding);
      expect(asset.headers.get('vary')).toBe('accept-encoding');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(read[encoding](Buffer.from(await asset.arrayBuffer())).toString()).toBe(script);
    },
  );

  it('sends a file uncompressed if the build did not compress it', async () => {
    const asset = await app.request('/frame/assets/plain-abc.js', { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('content-encoding')).toBeNull();
    expect(await asset.text()).toBe(script);
  });

  it("does not serve a compressed file under the compressed file's own name", async () => {
    expect((await app.request('/frame/assets/main-abc.js.br')).status).toBe(404);
  });

  it.each([
    '/frame/assets/../index.html',
    '/frame/assets/..%2f..%2fsecret.js',
    '/frame/assets/%2e%2e/%2e%2e/secret.js',
    '/frame/assets/..%5c..%5csecret.js',
    '/frame/assets/.%2f..%2f..%2fsecret.js',
    '/frame/assets/nothing.js',
    '/frame/assets/.env',
  ])('the frame server does not find the path %s [A35] [A50]', async path => {
    expect((await app.request(path)).status).toBe(404);
  });
});
