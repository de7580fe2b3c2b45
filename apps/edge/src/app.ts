import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { EdgeConfig } from './config.ts';
import { readAddress, type Address } from './address.ts';
import { log } from './log.ts';
import { compressStream, compressText, encodingOf, fillTemplate, freshNonce, nonceToken, toTemplate } from './pages.ts';
import type { PageKeeper } from './page-keeper.ts';
import type { LocalAnswers, Platform } from './platform.ts';
import { failed, passOn } from './proxy.ts';
import { dataPolicy, everyAnswer, isCrossSite, pagePolicy } from './security.ts';
import type { TelemetrySinks } from './telemetry.ts';
import type { Texts } from './texts.ts';
import { readVisitor, type Visitor } from './visitor.ts';
import type { PageContext, Web } from './web-build.ts';

export interface EdgeParts {
  config: EdgeConfig;
  web: Web;
  platform: Platform;
  local: LocalAnswers;
  texts: Texts;
  telemetry: TelemetrySinks;
  keeper: PageKeeper;
  now: () => number;
}

type Env = { Bindings: HttpBindings; Variables: { visitor: Visitor; requestId: string } };

/** Calls that go to the platform; everything else is a page, a file or the edge's own. */
const platformPrefixes = ['/api/', '/payments/', '/pictures/'];
const platformPaths = new Set(['/check-email', '/restore-id/get', '/restore-id/set', '/jam/vip_status_progress']);

const isPlatformPath = (path: string): boolean =>
  platformPaths.has(path) || platformPrefixes.some(prefix => path.startsWith(prefix));

/** The site's door: hosts, headers, redirects, files, the way to the platform, and pages. */
export function makeApp(parts: EdgeParts): Hono<Env> {
  const { config } = parts;
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('visitor', readVisitor(c.req.raw.headers, c.env.incoming?.socket?.remoteAddress ?? '127.0.0.1', config));
    const url = new URL(c.req.url);
    if (config.hosts.length > 0 && !config.hosts.includes(url.hostname))
      c.res = new Response('Unknown host', { status: 421 });
    else if (isCrossSite(c.req.method, c.req.raw.headers, ownOrigin(c.req.raw))) {
      c.res = Response.json({ refusal: 'cross_site', request_id: requestId }, { status: 403 });
    } else await next();
    for (const [name, value] of Object.entries(everyAnswer)) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', dataPolicy);
    c.res.headers.set('x-request-id', requestId);
  });

  app.get('/healthz', c => c.text('ok'));
  app.get('/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
  });
  app.get('/assets/*', serveStatic({ root: parts.web.clientFolder, precompressed: true }));
  app.get(
    '/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|webmanifest)}',
    serveStatic({ root: parts.web.clientFolder, precompressed: true }),
  );

  app.get('/messages/:file', c => {
    const name = c.req.param('file');
    const body = name.endsWith('.json') ? parts.texts.bodyOf(name.slice(0, -5)) : null;
    if (body === null) return c.notFound();
    return sendText(c.req.raw, body, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });

  app.use(async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const { visitor, requestId } = c.var;
    const answered =
      parts.local(c.req.method, new URL(c.req.url), visitor) ??
      (await parts.telemetry.take(c.req.raw, pathname, visitor.ip));
    if (answered) return answered;
    if (isPlatformPath(pathname)) return passOn(c.req.raw, config, parts.platform.identity(visitor, requestId));
    return next();
  });

  app.all('/*', async c => {
    const { visitor, requestId } = c.var;
    const url = new URL(c.req.url);
    const isData = url.pathname.endsWith('.data');
    const address = readAddress(url.pathname, url.search, visitor.defaultLocale, visitor.currentLocale);
    if (address.redirect !== null && !isData && c.req.method === 'GET') {
      return c.body(null, 302, { location: address.redirect, 'cache-control': 'private, no-store' });
    }
    return servePage(parts, c.req.raw, address, visitor, requestId);
  });

  app.onError((error, c) => {
    log.error({ requestId: c.var.requestId, err: error }, 'request failed');
    if (isPlatformPath(c.req.path)) return failed(c.var.requestId);
    return c.text(`Something failed on our side. Nothing was changed. Reference: ${c.var.requestId}`, 500);
  });
  return app;
}

const ownOrigin = (request: Request): string => {
  const url = new URL(request.url);
  const proto = request.headers.get('x-forwarded-proto') ?? url.protocol.slice(0, -1);
  return `${proto}://${request.headers.get('host') ?? url.host}`;
};

async function servePage(
  parts: EdgeParts,
  request: Request,
  address: Address,
  visitor: Visitor,
  requestId: string,
): Promise<Response> {
  const { config } = parts;
  const url = new URL(request.url);
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const render = async (nonce: string): Promise<Response> => {
    let stale = false;
    const page: PageContext = {
      send: parts.platform.sendFor(visitor, request.headers.get('cookie'), requestId, () => {
        stale = true;
      }),
      base: address.base,
      locale: address.locale,
      defaultLocale: visitor.defaultLocale,
      country: visitor.country,
      theme: visitor.theme,
      nonce,
      host: url.host,
      requestId,
      platformPublicUrl: config.platformPublicUrl,
      signedIn: visitor.signedIn,
      isBot: visitor.isBot,
      mode: config.mode === 'development' ? 'development' : 'production',
    };
    const inner = new Request(new URL(url.pathname.slice(address.base.length) + url.search || '/', url), request);
    const rendered = await (await parts.web.load()).renderPage(inner, page);
    if (!stale) return rendered;
    // A page made of older answers says so, kept or not [B11].
    const headers = new Headers(rendered.headers);
    headers.set('x-data-stale', '1');
    return new Response(rendered.body, { status: rendered.status, headers });
  };
  const encoding = encodingOf(request.headers.get('accept-encoding'));

  if (visitor.signedIn || !isGet || config.mode === 'development') {
    const nonce = freshNonce();
    const rendered = await render(nonce);
    const headers = new Headers(rendered.headers);
    headers.set('cache-control', 'private, no-store');
    setPageHeaders(headers, nonce, encoding, config);
    const body = rendered.body && encoding !== 'identity' ? compressStream(rendered.body, encoding) : rendered.body;
    return new Response(body, { status: rendered.status, headers });
  }

  const key = [
    url.host,
    address.base,
    address.locale,
    visitor.defaultLocale,
    visitor.country,
    visitor.theme,
    url.pathname,
    url.search,
  ].join(' ');
  const template = await parts.keeper.page(key, async () => {
    const rendered = await render(nonceToken);
    return toTemplate(await rendered.text(), rendered.status, Object.fromEntries(rendered.headers), parts.now());
  });
  const nonce = freshNonce();
  const headers = new Headers(template.headers);
  headers.set('cache-control', 'private, no-cache');
  setPageHeaders(headers, nonce, encoding, config);
  return new Response(await compressText(fillTemplate(template, nonce), encoding), {
    status: template.status,
    headers,
  });
}

function setPageHeaders(
  headers: Headers,
  nonce: string,
  encoding: 'br' | 'gzip' | 'identity',
  config: EdgeConfig,
): void {
  headers.set('content-security-policy', pagePolicy(nonce, config));
  headers.set('vary', 'accept-encoding, cookie');
  headers.delete('content-length');
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
}

async function sendText(request: Request, text: string, headers: Record<string, string>): Promise<Response> {
  const encoding = encodingOf(request.headers.get('accept-encoding'));
  return new Response(await compressText(text, encoding), {
    headers: {
      ...headers,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
