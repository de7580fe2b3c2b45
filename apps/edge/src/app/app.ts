import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { fileWithoutBase, readAddress } from '../pages/address.ts';
import { affiliateLocale } from '../pages/affiliate-locale.ts';
import { TimedOut } from '../limits/deadline.ts';
import { fontPreloads } from '../pages/font-preloads.ts';
import { localeCookie } from '../pages/locale-cookie.ts';
import { log } from '../config/log.ts';
import type { LocalAnswers } from '../data/platform.ts';
import { isPlatformPath } from '../calls/platform-paths.ts';
import { passOn } from '../calls/proxy.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { RendersBusy } from '../limits/render-gate.ts';
import { failed } from '../calls/refused.ts';
import { dataPolicy, everyAnswer, holdsToken } from '../pages/security.ts';
import { servePage, type PageParts } from '../pages/serve-page.ts';
import type { TelemetrySinks } from '../reports/telemetry.ts';
import type { Texts } from '../calls/texts.ts';
import { readVisitor } from '../config/visitor.ts';
import { allowanceOf, type Allowance, type Env } from './allowance.ts';
import { isMachineItself, refusals } from './refused-request.ts';
import { siteFiles } from './site-files.ts';

export interface EdgeParts extends PageParts {
  local: LocalAnswers;
  texts: Texts;
  telemetry: TelemetrySinks;
  limiter: RateLimiter;
}

/**
 * Makes the edge's app. Every request passes, in this order: limits, hosts, headers, redirects, files, calls to the
 * platform, and pages.
 */
export function makeApp(parts: EdgeParts): Hono<Env> {
  const app = new Hono<Env>();
  const allowance = allowanceOf(parts.limiter);
  app.use(async (c, next) => {
    const path = fileWithoutBase(c.req.path);
    if (path === null) return next();
    const url = new URL(c.req.url);
    url.pathname = path;
    return app.fetch(new Request(url, c.req.raw), c.env);
  });

  everyRequest(app, parts, allowance);
  health(app, parts, allowance);
  siteFiles(app, parts, allowance);
  calls(app, parts, allowance);
  pages(app, parts, allowance);
  app.onError((error, c) => {
    const { requestId } = c.var;
    if (error instanceof RendersBusy) return busy(c);
    log.error({ requestId, err: error }, 'request failed');
    if (isPlatformPath(c.req.path)) return failed(requestId);
    const headers = { 'cache-control': 'no-store', 'retry-after': '5' };
    const text = `Something failed on our side. Nothing was changed. Reference: ${requestId}`;
    return c.text(text, error instanceof TimedOut ? 503 : 500, headers);
  });
  return app;
}

/** The response to a page that cannot be rendered right now. It is no failure, so it is not logged [B23]. */
function busy(c: Context<Env>): Response {
  const text = `Many pages are being opened right now. Try again in a few seconds. Reference: ${c.var.requestId}`;
  return c.text(text, 503, { 'cache-control': 'no-store', 'retry-after': '3' });
}

/** Reads the visitor, refuses invalid requests, and sets the headers of every response. */
function everyRequest(app: Hono<Env>, { config, web }: EdgeParts, allowance: Allowance): void {
  const refusedRequest = refusals(config, allowance);
  const fonts = fontPreloads(web.clientFolder);
  const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const address = c.env.incoming.socket.remoteAddress ?? '127.0.0.1';
    c.set('visitor', readVisitor(c.req.raw.headers, address, config, new URL(c.req.url).hostname));
    const shut = allowance.spend(c, 'request') ?? refusedRequest(c);
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
}

function health(app: Hono<Env>, parts: EdgeParts, { spend }: Allowance): void {
  app.get('/healthz', c => spend(c, 'health') ?? c.text('ok'));
  app.get('/metrics', async (c, next) =>
    isMachineItself(c, parts.config) ? (spend(c, 'health') ?? c.text(parts.telemetry.metrics())) : next(),
  );
}

/** Calls that the edge answers itself, reports from browsers, and calls that are passed on to the platform. */
function calls(app: Hono<Env>, parts: EdgeParts, { spend }: Allowance): void {
  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const { visitor, requestId } = c.var;
    const own = parts.local(c.req.method === 'HEAD' ? 'GET' : c.req.method, url, visitor);
    // The response differs by visitor and host, so it must not be cached for anyone else [A45].
    if (own) return spend(c, 'own') ?? Response.json(own.value, { headers: { 'cache-control': 'private, no-store' } });
    const report = await parts.telemetry.take(c.req.raw, url.pathname, visitor.ip);
    if (report) return report;
    if (isPlatformPath(url.pathname))
      return passOn(c.req.raw, { config: parts.config, platform: parts.platform, visitor, requestId });
    return next();
  });
}

function pages(app: Hono<Env>, parts: EdgeParts, { spend, miss }: Allowance): void {
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
}
