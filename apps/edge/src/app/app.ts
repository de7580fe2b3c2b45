import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { fileWithoutBase, readAddress } from '../pages/address.ts';
import { affiliateLocale } from '../pages/affiliate-locale.ts';
import { brandOf } from '../config/brands.ts';
import { compress, encodingOf } from '../pages/compression.ts';
import { TimedOut } from '../limits/deadline.ts';
import { fontPreloads } from '../pages/font-preloads.ts';
import { isInsecure, originOf } from '../config/hosts.ts';
import { localeCookie } from '../pages/locale-cookie.ts';
import { log } from '../config/log.ts';
import { manifest } from '../pages/manifest.ts';
import type { LocalAnswers } from '../data/platform.ts';
import { isPlatformPath } from '../calls/platform-paths.ts';
import { passOn } from '../calls/proxy.ts';
import { robots } from '../pages/robots.ts';
import type { LimitName, RateLimiter } from '../limits/rate-limiter.ts';
import { failed, refused } from '../calls/refused.ts';
import { dataPolicy, everyAnswer, holdsToken, isCrossSite } from '../pages/security.ts';
import { servePage, type PageParts } from '../pages/serve-page.ts';
import { openSportsSandbox, sandboxedOrigin } from '../sports-sandbox/sports-sandbox.ts';
import type { TelemetrySinks } from '../reports/telemetry.ts';
import type { Texts } from '../calls/texts.ts';
import { readVisitor, type Visitor } from '../config/visitor.ts';

export interface EdgeParts extends PageParts {
  local: LocalAnswers;
  texts: Texts;
  telemetry: TelemetrySinks;
  limiter: RateLimiter;
}

type Env = { Bindings: HttpBindings; Variables: { visitor: Visitor; requestId: string; origin: string } };

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Characters of an address [A42]. */
export const urlMax = 8 * 1024;

/** What every request passes, in this order: limits, hosts, headers, redirects, files, the way to the platform, and pages. */
export function makeApp(parts: EdgeParts): Hono<Env> {
  const { config } = parts;
  const app = new Hono<Env>();
  const sports = openSportsSandbox(config);
  const fonts = fontPreloads(parts.web.clientFolder);
  const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

  /** Takes one of a limit for the caller: null, or the answer that says no and for how long. */
  const spend = (c: Context<Env>, limit: LimitName): Response | null => {
    const waitSec = parts.limiter.take(limit, c.var.visitor.ip);
    if (waitSec === 0) return null;
    if (isPlatformPath(c.req.path)) return refused('rate_limited', c.var.requestId, waitSec);
    const text = `Too many requests from your address. Try again in ${waitSec} s. Reference: ${c.var.requestId}`;
    return new Response(text, {
      status: 429,
      headers: { 'retry-after': String(waitSec), 'cache-control': 'no-store', 'content-type': 'text/plain' },
    });
  };
  /** Answers what honest browsers hardly ever ask for. */
  const miss = (c: Context<Env>, status: number, text: string, headers: Record<string, string> = {}): Response =>
    spend(c, 'miss') ?? new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain' } });

  app.use(async (c, next) => {
    const path = fileWithoutBase(c.req.path);
    if (path === null) return next();
    const url = new URL(c.req.url);
    url.pathname = path;
    return app.fetch(new Request(url, c.req.raw), c.env);
  });

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const address = c.env.incoming.socket.remoteAddress ?? '127.0.0.1';
    c.set('visitor', readVisitor(c.req.raw.headers, address, config, new URL(c.req.url).hostname));
    const shut = spend(c, 'request') ?? refusedRequest(c);
    if (shut === null) await next();
    else c.res = shut;
    for (const [name, value] of Object.entries(everyAnswer)) c.res.headers.set(name, value);
    if (holdsToken(c.req.url)) {
      c.res.headers.set('referrer-policy', 'no-referrer');
      if (fonts !== null && isHtml(c.res)) c.res.headers.append('link', fonts);
    }
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', dataPolicy);
    c.res.headers.set('x-request-id', c.var.requestId);
  });

  /** Asked by the machine's own address and from it, without a proxy in between and by no name of the site [A50]. */
  const isMachineItself = (c: Context<Env>): boolean => {
    const { host, hostname } = new URL(c.req.url);
    const local = /^(::1|(::ffff:)?127\.)/.test(c.env.incoming.socket.remoteAddress ?? '');
    const named = config.origins.some(origin => new URL(origin).host === host);
    const byAddress = hostname === '[::1]' || hostname.startsWith('127.');
    return local && byAddress && !named && c.req.header('x-forwarded-for') === undefined;
  };

  const refusedRequest = (c: Context<Env>): Response | null => {
    const url = new URL(c.req.url);
    if (c.req.url.length > urlMax) return miss(c, 414, 'The address is too long');
    if (!methods.has(c.req.method)) return miss(c, 405, 'No such method', { allow: [...methods].join(', ') });
    // A health check comes by the address of the machine.
    if (url.pathname === '/healthz' || (url.pathname === '/metrics' && isMachineItself(c))) return null;
    const sandboxed = sandboxedOrigin(url, config);
    if (sandboxed !== null) return spend(c, 'own') ?? sports(c.req.raw, sandboxed, c.var.visitor.defaultLocale);
    const origin = originOf(url, config);
    if (origin === null) return miss(c, 421, 'This server does not answer for that host');
    c.set('origin', origin);
    if (isInsecure(origin, c.req.header('x-forwarded-proto'), config)) return insecure(c, url, origin);
    return isCrossSite(c.req.method, c.req.raw.headers, origin) ? refused('cross_site', c.var.requestId) : null;
  };

  /** A page is led to https. A call is not: what it carried has been read on the way, and must not work. */
  const insecure = (c: Context<Env>, { pathname, search }: URL, origin: string): Response => {
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !isPlatformPath(pathname);
    if (!isPage) return refused('insecure', c.var.requestId);
    return c.body(null, 308, { location: `${origin}${pathname}${search}`, 'cache-control': 'no-store' });
  };

  app.get('/healthz', c => spend(c, 'health') ?? c.text('ok'));
  app.get('/metrics', async (c, next) =>
    isMachineItself(c) ? (spend(c, 'health') ?? c.text(parts.telemetry.metrics())) : next(),
  );
  const asBuilt: MiddlewareHandler<Env> = async (c, next) =>
    parts.web.scripts?.isAsBuilt(c.req.path) === false ? miss(c, 404, 'No such file') : next();
  app.get('/assets/*', asBuilt, async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
  });
  app.get('/robots.txt', c => c.text(robots(c.var.origin)));
  const files = serveStatic<Env>({ root: parts.web.clientFolder, precompressed: true });
  const earlier = serveStatic<Env>({ root: config.keptAssetsDir, precompressed: true });
  app.get('/assets/*', files, earlier, c => miss(c, 404, 'No such file'));
  for (const base of ['', '/guest'] as const)
    app.get(`${base}/site.webmanifest`, c => spend(c, 'own') ?? manifest(c.var.origin, base, parts));
  const brandFiles = new Map(
    config.brands.map(({ id, folder }) => [id, serveStatic<Env>({ root: join(folder, 'public') })]),
  );
  const brandFile: typeof files = (c, next) =>
    (brandFiles.get(brandOf(config.brands, c.var.origin)?.id ?? '') ?? files)(c, next);
  app.get('/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|woff2)}', brandFile, c => miss(c, 404, 'No such file'));

  // To be read before it is run.
  app.get('/verify-rounds.py', async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('content-type', 'text/plain; charset=utf-8');
  });
  app.get('/verify-rounds.py', files, c => miss(c, 404, 'No such file'));

  // The worker may ask the site for what it keeps, and do nothing else; a new one is found at once.
  app.get('/sw.js', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-cache');
    c.res.headers.set('content-security-policy', "default-src 'none'; connect-src 'self'");
  });
  app.get('/sw.js', asBuilt, files, c => miss(c, 404, 'No such file'));

  app.get('/messages/:file', c => {
    const name = c.req.param('file');
    const body = name.endsWith('.json') ? parts.texts.bodyOf(name.slice(0, -5)) : null;
    if (body === null) return miss(c, 404, 'No such texts');
    const shut = spend(c, 'own');
    if (shut !== null) return shut;
    return sendText(c.req.raw, body, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });

  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const { visitor, requestId } = c.var;
    const own = parts.local(c.req.method === 'HEAD' ? 'GET' : c.req.method, url, visitor);
    // It differs by visitor and host: nobody may keep it for another [A45].
    if (own) return spend(c, 'own') ?? Response.json(own.value, { headers: { 'cache-control': 'private, no-store' } });
    const report = await parts.telemetry.take(c.req.raw, url.pathname, visitor.ip);
    if (report) return report;
    if (isPlatformPath(url.pathname))
      return passOn(c.req.raw, { config, platform: parts.platform, visitor, requestId });
    return next();
  });

  app.all('/*', async c => {
    const { visitor, requestId, origin } = c.var;
    const url = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return miss(c, 405, 'A page is only read', { allow: 'GET, HEAD' });
    const agreed = await affiliateLocale(parts.platform, url, visitor, origin, requestId);
    const locale = agreed ?? visitor.currentLocale;
    const address = readAddress(url.pathname, url.search, visitor.defaultLocale, locale);
    if (address.redirect !== null) {
      const chosen = localeCookie(url, visitor.defaultLocale, locale, origin);
      if (chosen !== null) c.header('set-cookie', chosen);
      return c.body(null, 302, { location: address.redirect, 'cache-control': 'private, no-store' });
    }
    const takeRender = () => spend(c, 'render');
    return servePage(parts, { request: c.req.raw, address, visitor, origin, requestId, takeRender });
  });

  app.onError((error, c) => {
    const { requestId } = c.var;
    log.error({ requestId, err: error }, 'request failed');
    if (isPlatformPath(c.req.path)) return failed(requestId);
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    const text = `Something failed on our side. Nothing was changed. Reference: ${requestId}`;
    return c.text(text, error instanceof TimedOut ? 503 : 500, headers);
  });
  return app;
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
