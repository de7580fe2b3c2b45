import { Hono } from 'hono';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { framePages } from './frame-page.ts';

const app = new Hono();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftoff-frame-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.js'), 'secret');
  writeFileSync(join(folder, 'dist', 'index.html'), '<meta name="liftoff-parents" content="" />');
  writeFileSync(join(folder, 'dist', 'assets', 'main-abc.js'), 'export {};');
  const config = testConfig({ SITE_ORIGINS: 'https://liftoff.example,http://localhost:3000' });
  framePages(app, config, pathToFileURL(`${join(folder, 'dist')}/`));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the game frame’s page', () => {
  it('may be framed by the house’s sites only and loads from itself only [A4, A38]', async () => {
    const page = await app.request('/frame/?token=x');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain('frame-ancestors https://liftoff.example http://localhost:3000');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(await page.text()).toBe(
      '<meta name="liftoff-parents" content="https://liftoff.example http://localhost:3000" />',
    );
  });

  it('its assets are kept for ever', async () => {
    const asset = await app.request('/frame/assets/main-abc.js');
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    '/frame/assets/../index.html',
    '/frame/assets/..%2f..%2fsecret.js',
    '/frame/assets/%2e%2e/%2e%2e/secret.js',
    '/frame/assets/..%5c..%5csecret.js',
    '/frame/assets/.%2f..%2f..%2fsecret.js',
    '/frame/assets/nothing.js',
    '/frame/assets/.env',
  ])('%s is not found [A35]', async path => {
    expect((await app.request(path)).status).toBe(404);
  });
});
