import { splitRoute, type Endpoint, type Table } from '@liftoff/contract/endpoint';
import type { Context, Hono } from 'hono';
import { isRefused, refuse, type Call, type Doors, type Refused } from '../call.ts';
import type { House } from '../house-context.ts';
import { admit, identify, type Identity } from './admit.ts';
import { answerRefusal, answerSuccess } from './answer.ts';
import type { Origin } from './caller.ts';
import { checkAnswer } from './check-answer.ts';
import { isCrossSite } from './cross-site.ts';
import { rateLimits } from './rate-limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readBody, type Body } from './read-body.ts';
import { routeParams, routePattern } from './route-pattern.ts';
import type { Visit } from './visit.ts';
import { validate } from './validate.ts';

/** A handler as the router sees it: what it takes has been checked by its own schemas. */
export type AnyHandler = (input: never, call: Call) => Promise<unknown>;

export interface MountOptions {
  readonly house: House;
  readonly doors: Doors;
  readonly limiter: RateLimiter;
  /** What the first steps of every request have found out. */
  visit(context: Context): Visit;
}

/** Mounts every platform call of a table. A call that is not built yet answers `not_built`. */
export function mount(app: Hono, table: Table, handlers: Record<string, AnyHandler>, options: MountOptions): void {
  for (const [name, endpoint] of Object.entries(table)) {
    if (endpoint.server !== 'platform') continue;
    const { method, path } = splitRoute(endpoint.route);
    const handler = endpoint.built ? handlers[name] : undefined;
    app.on(method, routePattern(path), async context => {
      const visit = options.visit(context);
      visit.call = name;
      const answered = await answer(context, visit, name, endpoint, handler, options);
      return isRefused(answered) ? answerRefusal(answered, visit.requestId) : answered;
    });
  }
}

/** The steps of a call, in the order of the refusals they may end in. */
async function answer(
  context: Context,
  visit: Visit,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler | undefined,
  options: MountOptions,
): Promise<Response | Refused> {
  const { house, limiter } = options;
  const request = context.req.raw;
  if (handler === undefined) return refuse('not_built');
  const body = await readBody(request);
  if (isRefused(body)) return body;
  if (isCrossSite(request, house.config)) return refuse('cross_site');
  const identity = await identify(endpoint.access, request, visit.origin.ip, options.doors, house.config);
  const key = callerKey(endpoint, identity, visit.origin);
  const waitSec = visit.origin.edgeItself ? 0 : limiter.take(endpoint.rate, key);
  if (waitSec > 0) return { ...refuse('rate_limited'), retryAfterSec: waitSec };
  const shut = admit(endpoint.access, identity);
  if (shut !== null) return shut;
  const params = routeParams(splitRoute(endpoint.route).path, context.req.param());
  const input = validate(endpoint, { params, query: context.req.queries(), body: body.value });
  if (isRefused(input)) return input;
  const subjectWaitSec = limiter.takeSubject(endpoint.rate, body.value);
  if (subjectWaitSec > 0) return { ...refuse('rate_limited'), retryAfterSec: subjectWaitSec };

  const headers = new Headers();
  const call = makeCall(request, visit, identity, body, headers, house);
  const result = await handler(input as never, call);
  if (house.config.mode === 'test') checkAnswer(name, endpoint, result);
  const failed = isRefused(result);
  if (!failed && rateLimits[endpoint.rate].failuresOnly) limiter.giveBack(endpoint.rate, key);
  const response = failed ? answerRefusal(result, visit.requestId) : answerSuccess(result, endpoint.status ?? 200);
  for (const [header, value] of headers) response.headers.append(header, value);
  if (!failed) setCache(response.headers, endpoint, identity);
  return response;
}

function callerKey(endpoint: Endpoint, identity: Identity, origin: Origin): string {
  if (rateLimits[endpoint.rate].by === 'address') return `ip:${origin.ip}`;
  if (identity.player !== null) return `player:${identity.player.id}`;
  if (identity.frame !== null)
    return identity.frame.playerId === null ? `frame:${identity.frame.id}` : `player:${identity.frame.playerId}`;
  return `ip:${origin.ip}`;
}

/** Only what a guest may see and no cookie goes with is ever kept by the edge [A45]. */
function setCache(headers: Headers, endpoint: Endpoint, identity: Identity): void {
  if (endpoint.cache === undefined || identity.session !== null || headers.has('set-cookie')) return;
  const { maxAgeSec, staleSec } = endpoint.cache;
  headers.set('cache-control', `public, max-age=${maxAgeSec}, stale-while-revalidate=${staleSec}`);
}

function makeCall(
  request: Request,
  visit: Visit,
  identity: Identity,
  body: Body,
  headers: Headers,
  house: House,
): Call {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const key = header('idempotency-key');
  return {
    session: identity.session,
    player: identity.player,
    frame: identity.frame,
    ip: visit.origin.ip,
    country: visit.origin.country,
    requestId: visit.requestId,
    receivedAt: house.deps.now(),
    idempotencyKey: key !== undefined && /^[\w-]{8,128}$/.test(key) ? key : undefined,
    bodyText: body.text,
    raw: request,
    log: house.deps.log.child({ request_id: visit.requestId }),
    header,
    setHeader: (name, value) =>
      name.toLowerCase() === 'set-cookie' ? headers.append(name, value) : headers.set(name, value),
  };
}
