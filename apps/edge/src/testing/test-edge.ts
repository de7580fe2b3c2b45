import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { ofItsShape } from '../data/answer-shape.ts';
import { makeApp } from '../app/app.ts';
import { readConfig, type EdgeConfig } from '../config/config.ts';
import { configAnswers } from '../calls/fe-config.ts';
import { answersFromMemory } from '../app/from-memory.ts';
import { PageBodies } from '../pages/page-bodies.ts';
import { PageKeeper } from '../pages/page-keeper.ts';
import { connectPlatform, type Ask } from '../data/platform.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { RenderGate } from '../limits/render-gate.ts';
import { TelemetrySinks } from '../reports/telemetry.ts';
import { Texts } from '../calls/texts.ts';
import type { ScriptInventory } from '../pages/script-inventory.ts';
import type { RenderedPage, WebBuild } from '../pages/web-build.ts';

/** A call as the platform received it. */
export interface Received {
  method: string;
  url: string;
  headers: Headers;
  body: string;
  /** Aborted when the edge no longer waits for the response. */
  signal: AbortSignal;
}

/** Replaces the web build. A `Response` is first read to its end, as the real build does. */
export type RenderStub = (...args: Parameters<WebBuild['renderPage']>) => Promise<RenderedPage | Response>;

interface TestEdgeOptions {
  env?: NodeJS.ProcessEnv;
  /** Overrides the settings from the environment. */
  config?: Partial<EdgeConfig>;
  /** Responds to the edge's calls to the platform. If omitted, every response is 200 with an empty object. */
  platform?: (call: Received) => Response | Promise<Response>;
  renderPage?: RenderStub;
  /** A folder of files like those the web build produces. */
  clientFolder?: string;
  /** The inventory against which the folder's scripts are checked. If omitted, they are not checked. */
  scripts?: ScriptInventory;
  /** Whether platform responses must match the contract, as in production. */
  shaped?: boolean;
  keeper?: (now: () => number) => PageKeeper;
}

export interface TestEdge {
  config: EdgeConfig;
  /** Milliseconds since the epoch, changed by the test. */
  clock: { now: number };
  /** The calls that the platform received, in order. */
  received: Received[];
  /** The browser reports that were logged. */
  reports: Record<string, unknown>[];
  /** The failed page loads, as they are logged. */
  failedLoads: { load: string; stale?: true; status?: number; err?: unknown }[];
  keeper: PageKeeper;
  bodies: PageBodies;
  limiter: RateLimiter;
  answerFromMemory: ReturnType<typeof answersFromMemory>;
  /** Handles a request as if it had come through a socket from `127.0.0.1`. */
  answer(request: Request): Promise<Response>;
  /** Sends a request as if it had come through a socket from the given address, or from `127.0.0.1`. */
  send(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
}

const edgeKey = 'edge-key-of-the-tests';
/** The cookie of a signed-in player, marked as the platform marks it for an edge with the tests' key. */
export const playerCookie = (token = 'session-of-a-player'): string =>
  `__Host-session=${token}.${createHmac('sha256', edgeKey).update(`session\n${token}`).digest('base64url')}`;

/** A complete page that contains the text. */
export const page = (text: string, init: ResponseInit = {}): Response =>
  new Response(`<!doctype html><html><body>${text}</body></html>`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });

/** A rendering in the form that the web build returns. */
const wholeOf = async (rendered: RenderedPage | Response): Promise<RenderedPage> =>
  rendered instanceof Response
    ? { status: rendered.status, headers: rendered.headers, body: new Uint8Array(await rendered.arrayBuffer()) }
    : rendered;

/** The edge in one process: requests in, responses out, a clock that only the test moves, and no network. */
export function testEdge(options: TestEdgeOptions = {}): TestEdge {
  const env = { NODE_ENV: 'production', EDGE_KEY: edgeKey, SITE_ORIGINS: 'https://liftoff.example', ...options.env };
  const config = { ...readConfig(env), ...options.config };
  const clock = { now: Date.UTC(2026, 10, 20) };
  const now = () => clock.now;
  const received: Received[] = [];
  const reports: Record<string, unknown>[] = [];
  const failedLoads: TestEdge['failedLoads'] = [];
  const ask: Ask = async (url, init) => {
    const request = new Request(url, init);
    const call = {
      method: request.method,
      url,
      headers: request.headers,
      body: await request.text(),
      // The request's own signal stops working once the request is garbage-collected.
      signal: init?.signal ?? request.signal,
    };
    received.push(call);
    return options.platform ? options.platform(call) : Response.json({});
  };
  const local = configAnswers(config.feConfigDir, true, config.bettingSandbox, config.brands);
  const limiter = new RateLimiter(now, config.rateFactor);
  const keeper = options.keeper?.(now) ?? new PageKeeper(now);
  const bodies = new PageBodies();
  const app = makeApp({
    config,
    local,
    web: {
      load: async () => ({
        renderPage: async (...args) => wholeOf(await (options.renderPage?.(...args) ?? page('a page'))),
      }),
      clientFolder: options.clientFolder ?? join(config.root, 'apps/web/public'),
      scripts: options.scripts ?? null,
      close: async () => undefined,
    },
    platform: connectPlatform(config, local, now, ask, {
      warn: line => failedLoads.push(line),
      load: ask,
      shaped: options.shaped ? ofItsShape : async (_route, response) => response,
    }),
    texts: new Texts(join(config.root, 'messages'), true),
    telemetry: new TelemetrySinks(now, limiter, line => reports.push(line)),
    keeper,
    bodies,
    gate: new RenderGate(config.rateFactor),
    limiter,
    now,
  });
  return {
    config,
    clock,
    received,
    reports,
    failedLoads,
    keeper,
    bodies,
    limiter,
    answerFromMemory: answersFromMemory({ config, keeper, bodies, limiter }),
    answer: async request => app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
    send: async (path, { from = '127.0.0.1', ...init } = {}) => {
      const url = path.startsWith('/') ? `http://${new URL(config.origins[0] ?? '').host}${path}` : path;
      const incoming = { socket: { remoteAddress: from } };
      return app.fetch(new Request(url, init), { incoming });
    },
  };
}
