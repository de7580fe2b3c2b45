import { getConnInfo } from '@hono/node-server/conninfo';
import type { RateClass, Table } from '@liftoff/contract/core/endpoint';
import { Hono, type Context, type ErrorHandler } from 'hono';
import { refuse, type Authenticators } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import type { Platform } from '../core/platform-context.ts';
import { isPublic } from '../core/production-faults.ts';
import { answerFailure, answerRefusal } from './answer.ts';
import { addressKey } from './limits/address-key.ts';
import { sameText } from './admission/caller.ts';
import { readHealth } from './health.ts';
import type { Metrics } from './metrics.ts';
import { mount, take, type AnyHandler } from './mount.ts';
import { openapi } from './openapi.ts';
import { isBusy, isOutage } from '../database/outage.ts';
import { OutageLog } from './outage-log.ts';
import { countsOf, RateLimiter } from './limits/rate-limiter.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { beginVisit, type Visit } from './admission/visit.ts';

/** Paths of files that a page requests by the dozen. */
const assetPaths = ['/pictures/', '/frame/assets/', '/hosted/card/assets/', '/console/ui/assets/'] as const;

/** The rate class of a path outside the contract, whether or not a page exists there. */
export const pageLimit = (path: string): RateClass =>
  assetPaths.some(start => path.startsWith(start)) ? 'asset' : 'page';

export interface AppParts {
  readonly platform: Platform;
  readonly metrics: Metrics;
  /** The calls to mount; on the real platform, the whole contract. */
  readonly table: Table;
  readonly handlers: Record<string, AnyHandler>;
  readonly authenticators: Authenticators;
  readonly pages: readonly ((app: Hono) => void)[];
}

/** Creates the platform's HTTP app: the calls of the contract, the pages, health and metrics. */
export function makeApp(parts: AppParts): Hono {
  const { platform, metrics, table } = parts;
  const { config, deps } = platform;
  const app = new Hono();
  const visits = new WeakMap<Request, Visit>();
  const visit = (context: Context): Visit => {
    const known = visits.get(context.req.raw);
    if (known !== undefined) return known;
    const fresh = beginVisit(context.req.raw, socketAddress(context), config, deps);
    visits.set(context.req.raw, fresh);
    return fresh;
  };
  const limiter = new RateLimiter(countsOf(platform.db, deps), () => deps.now(), config.rateFactor);
  platform.jobs.every('forget rate counts', forgetEveryMs, () => limiter.forget());
  /**
   * Counts the request before any work is done. Returns `null` if the address is within its limit, otherwise the
   * refusal.
   */
  const limited = async (context: Context, limit: RateClass): Promise<Response | null> => {
    const { origin, requestId } = visit(context);
    const refused = await take(limiter, origin, limit, addressKey(origin.ip));
    return refused === null ? null : answerRefusal(refused, requestId);
  };

  app.use(async (context, next) => {
    const { requestId, startedMs, origin } = visit(context);
    const refused = await limited(context, 'request');
    if (refused === null) await next();
    else context.res = refused;
    const seconds = (performance.now() - startedMs) / 1000;
    const { call } = visit(context);
    context.res.headers.set('x-request-id', requestId);
    setSecurityHeaders(context.res.headers);
    metrics.answered(call, context.res.status, seconds);
    const line = { request_id: requestId, call, status: context.res.status, ms: Math.round(seconds * 1000) };
    deps.log.debug({ ...line, country: origin.country }, 'answered');
  });
  app.onError(answerErrors(deps, visit));
  app.notFound(context => answerRefusal(refuse('not_found'), visit(context).requestId));

  mount(app, table, parts.handlers, { platform, authenticators: parts.authenticators, limiter, visit });
  // Requests that reach this point match no call: they are for a page or for an unknown path.
  app.use(async (context, next) => (await limited(context, pageLimit(context.req.path))) ?? (await next()));

  // Built on the first request, because most processes never need it and it takes longer than the rest of startup.
  let document: string | null = null;
  const describe = (context: Context): Response => {
    document ??= JSON.stringify(openapi(table));
    return context.body(document, 200, { 'content-type': 'application/json' });
  };
  // Not public, because it lists the calls of the console and of payment providers [A50].
  if (!isPublic(config)) app.get('/openapi.json', describe);
  const health = readHealth(platform);
  app.get('/healthz', async context => {
    const unhealthy = await health();
    return unhealthy.length === 0 ? context.json({ healthy: true }) : context.json({ healthy: false, unhealthy }, 503);
  });
  app.get('/metrics', async context => {
    if (!mayReadMetrics(context, platform)) return answerRefusal(refuse('unauthenticated'), visit(context).requestId);
    return context.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });
  for (const page of parts.pages) page(app);
  return app;
}

/** Logs an error and answers it: as a transient refusal if the database is unavailable, else as a failure. */
function answerErrors(deps: Deps, visit: (context: Context) => Visit): ErrorHandler {
  const outages = new OutageLog(deps);
  return (error, context) => {
    const { requestId, call } = visit(context);
    const about = { request_id: requestId, call };
    if (isOutage(error) || isBusy(error)) {
      outages.note(error, about);
      return answerRefusal(refuse('unavailable'), requestId);
    }
    deps.log.error({ err: error, ...about }, 'a call failed');
    return answerFailure(requestId);
  };
}

const forgetEveryMs = 10 * 60_000;

/** The remote address; `undefined` if the app is called without a socket, as in tests. */
export const socketAddress = (context: Context): string | undefined =>
  context.env !== undefined && 'incoming' in Object(context.env) ? getConnInfo(context).remote.address : undefined;

/** Allows metrics for requests from the same machine or with the console token [A50]. */
function mayReadMetrics(context: Context, platform: Platform): boolean {
  const address = socketAddress(context) ?? '127.0.0.1';
  const local = /^(::1|(::ffff:)?127\.)/.test(address) && context.req.header('x-forwarded-for') === undefined;
  const token = context.req.header('x-console-token');
  const { consoleToken } = platform.config;
  return local || (consoleToken !== null && token !== undefined && sameText(token, consoleToken));
}
