import { splitRoute, type Args, type Received, type Route, type Table } from './endpoint.ts';
import type { Refusal, RefusalBody } from './refusals.ts';

/** A refusal or a transport failure of a call. `status` is 0 if no response arrived. */
export class CallError extends Error {
  readonly status: number;
  readonly refusal: Refusal | 'network' | 'timeout' | 'unknown';
  readonly body: RefusalBody | undefined;
  constructor(status: number, refusal: CallError['refusal'], body?: RefusalBody) {
    super(`${refusal} (${status})`);
    this.name = 'CallError';
    this.status = status;
    this.refusal = refusal;
    this.body = body;
  }
}

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * The response to a request: either a `Response`, or an object whose body has already been read. In the second case,
 * `value` is the parsed body. It can be shared between callers, so it must not be modified.
 */
export interface Answer extends Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'json'> {
  readonly value?: unknown;
}

/**
 * Sends one request and returns the response. The web client adds timeouts and retries, and the edge adds its cache.
 */
export type Send = (route: Route, url: string, init: RequestInit) => Promise<Answer>;

export type Client<T extends Table> = {
  [K in keyof T]: (args: Args<T[K]> & CallOptions) => Promise<Received<T[K]>>;
};

/**
 * Inserts parameters into a path. A parameter that fills a whole segment is escaped entirely. A parameter that does
 * not follow a slash is itself a path (`/api/cms/pages{path}`) and keeps its slashes.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => {
    const value = params[name] ?? '';
    return slash + (slash ? encodeURIComponent(value) : value.split('/').map(encodeURIComponent).join('/'));
  });
}

async function bodyOf(response: Answer): Promise<unknown> {
  const text = await response.text();
  return text && (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : undefined;
}

/**
 * Makes a typed client from route strings only, so that no schema enters the browser bundle. Refusals and failures
 * reject with a `CallError`; a 204 response resolves to `undefined`.
 */
export function makeClient<T extends Table>(routes: { [K in keyof T]: Route }, base: string, send: Send): Client<T> {
  const call = async (
    route: Route,
    args: { params?: Record<string, string>; query?: object; body?: unknown; file?: Blob } & CallOptions,
  ) => {
    const { method, path } = splitRoute(route);
    const filled = fillPath(path, args.params ?? {});
    const query = new URLSearchParams(
      Object.entries(args.query ?? {}).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
    ).toString();
    const response = await send(route, base + filled + (query ? `?${query}` : ''), {
      method,
      headers: {
        accept: 'application/json',
        ...(args.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(args.file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...args.headers,
      },
      ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
      ...(args.file === undefined ? {} : { body: args.file }),
      ...(args.signal ? { signal: args.signal } : {}),
    });
    const parsed = response.value === undefined ? await bodyOf(response) : response.value;
    if (response.ok) return parsed;
    const refusal = parsed as RefusalBody | undefined;
    throw new CallError(response.status, refusal?.refusal ?? 'unknown', refusal);
  };
  const client = {} as Client<T>;
  for (const name of Object.keys(routes) as (keyof T)[]) {
    client[name] = (args => call(routes[name], args)) as Client<T>[typeof name];
  }
  return client;
}
