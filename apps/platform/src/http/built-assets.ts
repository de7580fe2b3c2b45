import type { Hono } from 'hono';
import { extname } from 'node:path';
import { readPacked } from './packed-file.ts';

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

/**
 * Serves the assets of a build under a path. File names contain a content hash, so browsers can cache them
 * indefinitely. `kept` is a folder with assets from earlier builds, which pages that are still open may request
 * [B21].
 */
export function builtAssets(app: Hono, path: string, dist: URL, kept?: URL): void {
  app.get(`${path}/:name{.+}`, async context => {
    const name = context.req.param('name');
    const kind = kinds[extname(name)];
    // Accepts only plain asset names, so that no request can reach a path outside the build [A35].
    if (kind === undefined || !/^[\w.-]+(?:\/[\w.-]+)*$/.test(name) || name.includes('..')) return context.notFound();
    const encodings = context.req.header('accept-encoding');
    const file =
      (await readPacked(new URL(`assets/${name}`, dist), encodings)) ??
      (kept === undefined ? null : await readPacked(new URL(name, kept), encodings));
    if (file === null) return context.notFound();
    return context.body(file.bytes, 200, {
      'content-type': kind,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(file.encoding === null ? {} : { 'content-encoding': file.encoding }),
    });
  });
}
