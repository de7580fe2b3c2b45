import type { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Config } from '../house-context.ts';
import { readPacked } from './packed-file.ts';

const studio = new URL('../../../studio/dist/', import.meta.url);

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};

/** The studio's build, as the game frame on the platform's own origin: another origin than the site [A38]. */
export function framePages(app: Hono, config: Config, dist: URL = studio): void {
  const { siteOrigins, publicUrl } = config;
  const socket = publicUrl.replace(/^http/, 'ws');
  const security = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      // Reels and wheels are moved through the style object of their elements, which no policy has to allow.
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self' ${socket}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigins.join(' ')}`,
    ].join('; '),
    // The launch token in the address goes nowhere else [A44].
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  };
  let page: string | null = null;

  app.get('/frame/', context => {
    page ??= pageFor(dist, siteOrigins);
    if (page === null) return context.text('The games are not built yet: npm run build', 503);
    return context.html(page, 200, security);
  });

  app.get('/frame/assets/:name{.+}', async context => {
    const name = context.req.param('name');
    const kind = kinds[extname(name)];
    // Names of the build and no paths of anyone's making [A35].
    if (kind === undefined || !/^[\w.-]+(?:\/[\w.-]+)*$/.test(name) || name.includes('..')) return context.notFound();
    const file = await readPacked(new URL(`assets/${name}`, dist), context.req.header('accept-encoding'));
    if (file === null) return context.notFound();
    return context.body(file.bytes, 200, {
      'content-type': kind,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(file.encoding === null ? {} : { 'content-encoding': file.encoding }),
    });
  });
}

/** The build's page with the sites it may speak with written in [A37]; null before the first build. */
function pageFor(dist: URL, siteOrigins: readonly string[]): string | null {
  try {
    const built = readFileSync(new URL('index.html', dist), 'utf8');
    const meta = '<meta name="liftoff-parents" content="';
    return built.replace(`${meta}"`, `${meta}${siteOrigins.join(' ')}"`);
  } catch {
    return null;
  }
}
