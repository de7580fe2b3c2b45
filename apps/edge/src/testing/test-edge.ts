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
  /** Aborted when the edge waits no longer. */
  signal: AbortSignal;
}

/** Stands in for the web's build. A `Response` is read to its end first, as the build does. */
export type RenderStub = (...args: Parameters<WebBuild['renderPage']>) => Promise<RenderedPage | Response>;

interface TestEdgeOptions {
  env?: NodeJS.ProcessEnv;
  /** In place of what the environment says. */
  config?: Partial<EdgeConfig>;
  /** Answers what the edge asks of the platform; 200 and an empty object where it is left out. */
  platform?: (call: Received) => Response | Promise<Response>;
  renderPage?: RenderStub;
  /** A folder of files as the web's build leaves it. */
  clientFolder?: string;
  /** What the scripts of the folder are held to; nothing where it is left out. */
  scripts?: ScriptInventory;
  /** Whether the platform's answers must be of the shapes of the contract, as those of a real one are. */
  shaped?: boolean;
  keeper?: (now: () => number) => PageKeeper;
}

export interface TestEdge {
  config: EdgeConfig;
  /** Milliseconds since the epoch, moved by the test. */
  clock: { now: number };
  /** What the platform was asked, in order. */
  received: Received[];
  /** What was written of the browsers' reports. */
  reports: Record<string, unknown>[];
  /** The loads of pages that failed, as they are logged. */
  failedLoads: { load: string; stale?: true; status?: number; err?: unknown }[];
  keeper: PageKeeper;
  bodies: PageBodies;
  limiter: RateLimiter;
  answerFromMemory: ReturnType<typeof answersFromMemory>;
  /** Answers a request of a socket. */
  answer(request: Request): Promise<Response>;
  /** Sends a request from an address, `127.0.0.1` where none is given, as if it had come through a socket. */
  send(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
}

/** A page of some text, whole. */
export const page = (text: string, init: ResponseInit = {}): Response =>
  new Response(`<!doctype html><html><body>${text}</body></html>`, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });

/** As the web's build gives it. */
const wholeOf = async (rendered: RenderedPage | Response): Promise<RenderedPage> =>
  rendered instanceof Response
    ? { status: rendered.status, headers: rendered.headers, body: new Uint8Array(await rendered.arrayBuffer()) }
    : rendered;

/** The edge in one process: requests in, responses out, a clock that stands until it is moved, no network. */
export function testEdge(options: TestEdgeOptions = {}): TestEdge {
  const env = { NODE_ENV: 'production', SITE_ORIGINS: 'https://liftoff.example', ...options.env };
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
      // That of the request itself is heard of only as long as the request is kept.
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
