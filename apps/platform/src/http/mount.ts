import { splitRoute, type Endpoint, type RateClass, type Table } from '@liftoff/contract/core/endpoint';
import { IdempotencyKey } from '@liftoff/contract/core/text';
import type { Context, Hono } from 'hono';
import { needsReauth } from './admission/needs-reauth.ts';
import { isRefused, refuse, type Call, type Authenticators, type Refused } from '../core/call.ts';
import { assertOutside } from '../database/transaction.ts';
import type { Platform } from '../core/platform-context.ts';
import { readBody, readFileBody, type Body } from './read-body.ts';
import { admit, callerFor, identify, type Identity } from './admission/admit.ts';
import { answerRefusal, answerSuccess } from './answer.ts';
import { addressKey } from './limits/address-key.ts';
import type { Origin } from './admission/caller.ts';
import { checkAnswer } from './check-answer.ts';
import { rateLimits } from './limits/rate-limits.ts';
import { AnswerHeaders } from './answer-headers.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import { Turns } from './limits/turns.ts';
import { routeParams, routePattern } from './route-pattern.ts';
import type { Visit } from './admission/visit.ts';
import { validate } from './validate.ts';
import type { Config } from '../core/config.ts';

/** Headers with which older servers let a form override the HTTP method. The platform does not use these headers. */
const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a write comes from another site's page [A6]. Browsers send the origin in `Sec-Fetch-Site`, older browsers
 * only in `Origin`. A request with neither header does not come from a browser page, so it must not carry a cookie.
 */
export function isCrossSite(request: Request, config: Config): boolean {
  if (overrides.some(name => request.headers.has(name))) return true;
  if (safeMethods.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin !== null) return ![...config.siteOrigins, config.publicUrl].includes(origin);
  return request.headers.has('cookie');
}

/** A handler in the form that the router calls. The call's schemas have already validated its input. */
export type AnyHandler = (input: never, call: never) => Promise<unknown>;

export interface MountOptions {
  readonly platform: Platform;
  readonly authenticators: Authenticators;
  readonly limiter: RateLimiter;
  /** Returns the data gathered by the first steps of every request. */
  visit(context: Context): Visit;
}

/** Calls of one player that run at once: a quarter of the database's connections. */
const callsPerPlayer = 4;

/** Mounts every platform call in a table. A declared call without a handler returns `not_built`. */
export function mount(app: Hono, table: Table, handlers: Record<string, AnyHandler>, options: MountOptions): void {
  const turns = new Turns(callsPerPlayer);
  for (const [name, endpoint] of Object.entries(table)) {
    if (endpoint.server !== 'platform') continue;
    const { method, path } = splitRoute(endpoint.route);
    const handler = endpoint.built ? handlers[name] : undefined;
    app.on(method, routePattern(path), async context => {
      const visit = options.visit(context);
      visit.call = name;
      const answered = await answer(context, visit, name, endpoint, handler, { ...options, turns });
      return isRefused(answered) ? answerRefusal(answered, visit.requestId) : answered;
    });
  }
}

/**
 * Runs the steps of a call, in the order of their possible refusals. The rate limit comes first, so that a caller
 * over the limit causes no other work.
 */
async function answer(
  context: Context,
  visit: Visit,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler | undefined,
  options: MountOptions & { readonly turns: Turns },
): Promise<Response | Refused> {
  const { platform, limiter } = options;
  const request = context.req.raw;
  const address = addressKey(visit.origin.ip);
  const byAddress = handler === undefined || rateLimits[endpoint.rate].by === 'address';
  if (byAddress) {
    const refused = await take(limiter, visit.origin, handler === undefined ? 'page' : endpoint.rate, address);
    if (refused !== null) return refused;
  }
  if (handler === undefined) return refuse('not_built');
  if (isCrossSite(request, platform.config)) return refuse('cross_site');
  const identity = await identify(endpoint.access, request, visit.origin, options.authenticators, platform.config);
  const key = byAddress ? address : callerKey(identity, address);
  if (!byAddress) {
    const refused = await take(limiter, visit.origin, endpoint.rate, key);
    if (refused !== null) return refused;
  }
  const shut = admit(endpoint.access, identity);
  // The caller is not admitted, so the body is not read.
  if (shut !== null) return shut;
  const body =
    endpoint.file === undefined ? await readBody(request) : await readFileBody(request, endpoint.file.maxBytes);
  if (isRefused(body)) return body;
  if (endpoint.reauth && needsReauth(identity.session, platform.deps.now())) return refuse('reauth');
  if (hasStrangeKey(endpoint, request)) return refuse('invalid', { 'idempotency-key': ['invalid'] });
  const params = routeParams(splitRoute(endpoint.route).path, context.req.param());
  const input = validate(endpoint, { params, query: context.req.queries(), body: body.value });
  if (isRefused(input)) return input;
  const subjectWaitSec = await limiter.takeSubject(endpoint.rate, Reflect.get(input, 'body'));
  if (subjectWaitSec > 0) return { ...refuse('rate_limited'), retryAfterSec: subjectWaitSec };

  const headers = new AnswerHeaders();
  const call = Object.assign(makeCall(request, visit, body, headers, platform), callerFor(endpoint.access, identity));
  const run = () => handler({ ...input, file: body.file } as never, call as never);
  const player = identity.player?.id ?? identity.frame?.playerId;
  const result = await (player === undefined || player === null ? run() : options.turns.run(`${player}`, run));
  if (platform.config.mode === 'test') checkAnswer(name, endpoint, result);
  const failed = isRefused(result);
  if (!failed && rateLimits[endpoint.rate].failuresOnly) await limiter.giveBack(endpoint.rate, key);
  const response = failed ? answerRefusal(result, visit.requestId) : answerSuccess(result, endpoint.status ?? 200);
  headers.writeTo(response.headers);
  if (!failed) setCache(response.headers, endpoint, identity);
  return response;
}

/**
 * Whether the request has an idempotency key that could not be stored. It is refused, because if the key were
 * ignored, a retry would do the work twice.
 */
function hasStrangeKey(endpoint: Endpoint, request: Request): boolean {
  const key = request.headers.get('idempotency-key');
  return endpoint.idempotent === true && key !== null && !IdempotencyKey.safeParse(key).success;
}

/**
 * Takes one call from a rate class. Returns `null` if the call may proceed, otherwise the refusal. The edge's own
 * calls are not counted, because the edge caches their responses.
 */
export async function take(
  limiter: RateLimiter,
  origin: Origin,
  limit: RateClass,
  key: string,
): Promise<Refused | null> {
  const waitSec = origin.edgeItself ? 0 : await limiter.take(limit, key);
  return waitSec > 0 ? { ...refuse('rate_limited'), retryAfterSec: waitSec } : null;
}

/** The rate limit key: the player if known, else the frame, else the address. */
function callerKey({ player, frame }: Identity, address: string): string {
  if (player !== null) return `player:${player.id}`;
  if (frame !== null) return frame.playerId === null ? `frame:${frame.id}` : `player:${frame.playerId}`;
  return address;
}

/**
 * Lets caches store a response only if it is a guest's and sets no cookie [A45]. Responses that only guests share are
 * cached by the edge alone, because a browser would still use them after the guest has signed in.
 */
function setCache(headers: Headers, endpoint: Endpoint, identity: Identity): void {
  if (endpoint.cache === undefined || endpoint.cache.guestsOnly) return;
  if (identity.session !== null || headers.has('set-cookie')) return;
  const { maxAgeSec, staleSec } = endpoint.cache;
  headers.set('cache-control', `public, max-age=${maxAgeSec}, stale-while-revalidate=${staleSec}`);
}

function makeCall(request: Request, visit: Visit, body: Body, headers: AnswerHeaders, platform: Platform): Call {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  return {
    ip: visit.origin.ip,
    country: visit.origin.country,
    siteHost: visit.origin.siteHost,
    requestId: visit.requestId,
    receivedAt: platform.deps.now(),
    idempotencyKey: header('idempotency-key'),
    bodyText: body.text,
    raw: request,
    // Created on demand, because few calls write to the log and creating a child logger is expensive.
    get log() {
      return platform.deps.log.child({ request_id: visit.requestId });
    },
    header,
    setHeader: (name, value) => {
      // A transaction can be retried or rolled back, and the header would then report something that did not happen.
      assertOutside('A header is set after the commit: use tx.afterCommit');
      headers.set(name, value);
    },
  };
}
