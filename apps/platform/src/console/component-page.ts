import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { builtAssets } from '../http/built-assets.ts';
import type { Config } from '../core/platform-context.ts';

const gallery = new URL('../../../../packages/ui/dist/', import.meta.url);

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/console/ui`: shows developers every component of the interface in every state. Not available in production. */
export function componentPage(app: Hono, { mode }: Pick<Config, 'mode'>, dist: URL = gallery): void {
  if (mode === 'production') return;
  app.get('/console/ui', async context => {
    const page = await readFile(new URL('index.html', dist), 'utf8').catch(() => null);
    if (page === null) return context.text('The page is not built yet: npm run build', 503);
    return context.html(page, 200, { 'content-security-policy': policy, 'cache-control': 'no-store' });
  });
  builtAssets(app, '/console/ui/assets', dist);
}
