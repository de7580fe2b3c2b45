import { declaresMore, readBounded } from '../data/bounded-body.ts';
import type { EdgeConfig } from '../config/config.ts';
import { log } from '../config/log.ts';
import type { Platform } from '../data/platform.ts';
import { fileMaxBytes } from './platform-paths.ts';
import { readRouteOf } from './read-routes.ts';
import { refused } from './refused.ts';
import type { Visitor } from '../config/visitor.ts';
import { WholeAnswer } from '../data/whole-answer.ts';

/** Headers a caller may not set for the platform [A46]. */
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

/** Headers that speak of one connection and not of the call; the length is written anew with the body. */
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

/** Bytes of a call's body: no call takes more, but for the few that take a file [A42]. */
export const bodyMaxBytes = 32 * 1024;
/** Files that are read at once: each is in memory until the platform has it. */
const mostFiles = 16;
let filesInHand = 0;

/** Milliseconds a call may take, from its first byte to the last of its answer. */
const callMaxMs = 30_000;

interface Passing {
  config: EdgeConfig;
  platform: Platform;
  visitor: Visitor;
  requestId: string;
}

/**
 * Passes one call on, its body read whole and counted first; the platform's refusals come back as they are, and its
 * absence as 503 `unavailable`, and so does what a call that reads is answered in another shape than the contract's [B13].
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
    const route = readRouteOf(request.method, url.pathname);
    const shaped = route === undefined ? answer : await platform.shaped(route, answer);
    const answered = answerHeaders(shaped.headers);
    // What anybody may keep may be of the visitor's country [A45].
    const isKept = answered.get('cache-control')?.includes('public') === true;
    if (isKept && config.countryHeader !== null) answered.append('vary', config.countryHeader);
    // What was read is written anew, and not in the same bytes where some of them were no text.
    if (shaped !== answer) answered.delete('content-length');
    // A status without a body takes none, not even an empty one.
    const sent = shaped instanceof WholeAnswer ? shaped.whole || null : shaped.body;
    return new Response(sent, { status: shaped.status, headers: answered });
  } catch (error) {
    log.warn({ requestId, path: url.pathname.slice(0, 200), reason: String(error) }, 'platform did not answer');
    return refused('unavailable', requestId, 5);
  }
}

/**
 * The platform lets go of a connection on which nothing comes, and says 408 of what goes out on it just then: it has
 * begun nothing of the call, whichever it is, and is asked once more.
 */
async function askUntilBegun(ask: Platform['ask'], url: string, init: RequestInit): Promise<Response> {
  const answer = await ask(url, init);
  if (answer.status !== 408) return answer;
  await answer.body?.cancel();
  return await ask(url, init);
}

/** What may travel on: not what only the edge may say, not what belongs to the connection, nor what `Connection` names. */
export function forwardable(from: Headers): Headers {
  const named = new Set((from.get('connection') ?? '').split(',').map(name => name.trim().toLowerCase()));
  const headers = new Headers();
  for (const [name, value] of from) {
    if (!notForwarded.has(name) && !ofTheConnection.has(name) && !named.has(name)) headers.append(name, value);
  }
  return headers;
}

/** `fetch` has taken the content's encoding off already. */
function answerHeaders(from: Headers): Headers {
  const headers = new Headers();
  const wasEncoded = (from.get('content-encoding') ?? 'identity') !== 'identity';
  for (const [name, value] of from) {
    if (name === 'content-length' && !wasEncoded) headers.append(name, value);
    else if (name !== 'content-encoding' && !ofTheConnection.has(name)) headers.append(name, value);
  }
  return headers;
}
