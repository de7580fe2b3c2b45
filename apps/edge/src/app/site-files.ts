import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Texts } from '../calls/texts.ts';
import { brandOf } from '../config/brands.ts';
import { compress, encodingOf } from '../pages/compression.ts';
import type { LocalAnswers } from '../data/platform.ts';
import { manifest } from '../pages/manifest.ts';
import { robots } from '../pages/robots.ts';
import type { PageParts } from '../pages/serve-page.ts';
import type { Allowance, Env } from './allowance.ts';

type FileParts = PageParts & { readonly local: LocalAnswers; readonly texts: Texts };

/** Serves the site's files: scripts, styles, icons, the service worker, the texts, the manifest and `robots.txt`. */
export function siteFiles(app: Hono<Env>, parts: FileParts, allowance: Allowance): void {
  const files = serveStatic<Env>({ root: parts.web.clientFolder, precompressed: true });
  builtFiles(app, parts, files, allowance);
  app.get('/robots.txt', c => c.text(robots(c.var.origin)));
  for (const base of ['', '/guest'] as const)
    app.get(`${base}/site.webmanifest`, c => allowance.spend(c, 'own') ?? manifest(c.var.origin, base, parts));
  brandFiles(app, parts, files, allowance);
  texts(app, parts, allowance);
}

/** Serves the built files, and the scripts that check rounds and lotteries unless they have changed since [A29]. */
function builtFiles(
  app: Hono<Env>,
  { config, web }: FileParts,
  files: MiddlewareHandler<Env>,
  { miss }: Allowance,
): void {
  const asBuilt: MiddlewareHandler<Env> = async (c, next) =>
    web.scripts?.isAsBuilt(c.req.path) === false ? miss(c, 404, 'No such file') : next();
  app.get('/assets/*', asBuilt, async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
  });
  const earlier = serveStatic<Env>({ root: config.keptAssetsDir, precompressed: true });
  app.get('/assets/*', files, earlier, c => miss(c, 404, 'No such file'));

  // Sent as plain text, so that people can read a script before they run it.
  for (const script of ['/verify-rounds.py', '/verify-lottery.py']) {
    app.get(script, async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('content-type', 'text/plain; charset=utf-8');
    });
    app.get(script, files, c => miss(c, 404, 'No such file'));
  }

  // Limits the service worker to fetching from the site. `no-cache` makes browsers pick up a new version immediately.
  app.get('/sw.js', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-cache');
    c.res.headers.set('content-security-policy', "default-src 'none'; connect-src 'self'");
  });
  app.get('/sw.js', asBuilt, files, c => miss(c, 404, 'No such file'));
}

/** Icons and similar files. The brand's own files take precedence over those of the build. */
function brandFiles(app: Hono<Env>, { config }: FileParts, files: MiddlewareHandler<Env>, { miss }: Allowance): void {
  const folders = new Map(
    config.brands.map(({ id, folder }) => [id, serveStatic<Env>({ root: join(folder, 'public') })]),
  );
  const brandFile: typeof files = (c, next) =>
    (folders.get(brandOf(config.brands, c.var.origin)?.id ?? '') ?? files)(c, next);
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|woff2)}', brandFile, c => miss(c, 404, 'No such file'));
}

function texts(app: Hono<Env>, parts: FileParts, { spend, miss }: Allowance): void {
  app.get('/messages/:file', c => {
    const name = c.req.param('file');
    const body = name.endsWith('.json') ? parts.texts.bodyOf(name.slice(0, -5)) : null;
    if (body === null) return miss(c, 404, 'No such texts');
    const shut = spend(c, 'own');
    if (shut !== null) return shut;
    return sendText(c.req.raw, body, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });
}

async function sendText(request: Request, text: string, headers: Record<string, string>): Promise<Response> {
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  return new Response(await compress(Buffer.from(text), encoding, 'quick'), {
    headers: {
      ...headers,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
