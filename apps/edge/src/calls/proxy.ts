import { declaresMore, readBounded } from '../data/bounded-body.ts';
import type { EdgeConfig } from '../config/config.ts';
import { log } from '../config/log.ts';
import type { Platform } from '../data/platform.ts';
import { fileMaxBytes } from './platform-paths.ts';
import { routeAt } from './call-routes.ts';
import { refused } from './refused.ts';
import type { Visitor } from '../config/visitor.ts';
import { WholeAnswer } from '../data/whole-answer.ts';

/** Headers that a caller may not set for the platform [A46]. */
export const notForwarded: ReadonlySet<string> = new Set([
  'host',
  'forwarded',
  'x-edge-key',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-country',
  'x-console-token',
  'x-request-id',
  'x-test-country',
  'x-test-ip',
]);

/** Headers that describe the connection rather than the call. The length is set again with the body. */
const ofTheConnection: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The maximum size in bytes of a call's body, except for the few calls that take a file [A42]. */
export const bodyMaxBytes = 32 * 1024;
/** The maximum number of concurrent uploads, because each file stays in memory until the platform has received it. */
const mostFiles = 16;
let filesInHand = 0;

/** The maximum duration of a call in milliseconds, from its first byte to the last byte of its response. */
const callMaxMs = 30_000;

interface Passing {
  config: EdgeConfig;
  platform: Platform;
  visitor: Visitor;
  requestId: string;
}

/**
 * Passes one call on, after reading its whole body and counting its bytes. The platform's refusals are passed on
 * unchanged. Responds with 503 `unavailable` if the platform does not respond, or if its response does not match the
 * contract [B13]. The outcome of a write is then unknown in both cases, so its caller repeats it under the same key.
 */
export async function passOn(request: Request, { config, platform, visitor, requestId }: Passing): Promise<Response> {
  const url = new URL(request.url);
  const fileMax = fileMaxBytes(request.method, url.pathname);
  const maxBytes = fileMax ?? bodyMaxBytes;
  if (declaresMore(request.headers, maxBytes)) return refused('too_large', requestId);
  if (fileMax !== null && filesInHand >= mostFiles) return refused('unavailable', requestId, 5);
  filesInHand += fileMax === null ? 0 : 1;
  try {
    return await passBody(request, url, maxBytes, { config, platform, visitor, requestId });
  } finally {
    filesInHand -= fileMax === null ? 0 : 1;
  }
}

async function passBody(
  request: Request,
  url: URL,
  maxBytes: number,
  { config, platform, visitor, requestId }: Passing,
): Promise<Response> {
  const body = await readBounded(request.body, maxBytes).catch(() => undefined);
  if (body === undefined) return refused('malformed', requestId);
  if (body === null) return refused('too_large', requestId);

  const headers = forwardable(request.headers);
  for (const [name, value] of Object.entries(platform.identity(visitor, requestId))) headers.set(name, value);
  headers.set('x-forwarded-host', url.host);
  headers.set('accept-encoding', 'identity');
  try {
    const answer = await askUntilBegun(platform.ask, config.platformUrl + url.pathname + url.search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(callMaxMs)]),
      ...(body.byteLength > 0 ? { body } : {}),
    });
    const route = routeAt(request.method, url.pathname);
    const shaped = route === undefined ? answer : await platform.shaped(route, answer);
    const answered = answerHeaders(shaped.headers);
    // A publicly cacheable response might depend on the visitor's country [A45].
    const isKept = answered.get('cache-control')?.includes('public') === true;
    if (isKept && config.countryHeader !== null) answered.append('vary', config.countryHeader);
    // A parsed response is serialised again, and its bytes differ if some of the originals were not valid text.
    if (shaped !== answer) answered.delete('content-length');
    // A response whose status allows no body must not get one, not even an empty one.
    const sent = shaped instanceof WholeAnswer ? shaped.whole || null : shaped.body;
    return new Response(sent, { status: shaped.status, headers: answered });
  } catch (error) {
    log.warn({ requestId, path: url.pathname.slice(0, 200), reason: String(error) }, 'platform did not answer');
    return refused('unavailable', requestId, 5);
  }
}

/**
 * The platform closes idle connections, and responds 408 to a call sent at the moment of closing. Such a call has not
 * begun, so it is safe to send any call once more.
 */
async function askUntilBegun(ask: Platform['ask'], url: string, init: RequestInit): Promise<Response> {
  const answer = await ask(url, init);
  if (answer.status !== 408) return answer;
  await answer.body?.cancel();
  return await ask(url, init);
}

/**
 * The headers that may be passed on. Excludes headers that only the edge may set, headers about the connection, and
 * those named by `Connection`.
 */
export function forwardable(from: Headers): Headers {
  const named = new Set((from.get('connection') ?? '').split(',').map(name => name.trim().toLowerCase()));
  const headers = new Headers();
  for (const [name, value] of from) {
    if (!notForwarded.has(name) && !ofTheConnection.has(name) && !named.has(name)) headers.append(name, value);
  }
  return headers;
}

/** A response's headers without its content encoding, which `fetch` has already decoded. */
function answerHeaders(from: Headers): Headers {
  const headers = new Headers();
  const wasEncoded = (from.get('content-encoding') ?? 'identity') !== 'identity';
  for (const [name, value] of from) {
    if (name === 'content-length' && !wasEncoded) headers.append(name, value);
    else if (name !== 'content-encoding' && !ofTheConnection.has(name)) headers.append(name, value);
  }
  return headers;
}
