import { endpoints, type Table } from '@liftoff/contract/core/endpoint';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Call } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { makeLog } from '../core/log.ts';
import { makeCaller } from '../testing/test-caller.ts';
import { makeApp, type AppParts } from './app.ts';
import { testApp, type TestApp } from './test-app.ts';

const base = { server: 'platform', access: 'guest', rate: 'operator', summary: '', built: true } as const;
const table: Table = endpoints({
  slow: { ...base, route: 'GET /api/slow', answer: z.object({}), refusals: [] },
  breaks: { ...base, route: 'GET /api/breaks', answer: z.object({}), refusals: [] },
});
const handlers = {
  slow: async (_input: object, call: Call) => {
    vi.spyOn(performance, 'now').mockReturnValue(6_500);
    call.log.info('at work');
    return {};
  },
  breaks: () => Promise.reject(new Error('broken')),
};

let made: TestApp;
beforeAll(async () => {
  made = await testApp();
});
afterAll(() => made.close());
// Refills the rate limits.
beforeEach(() => made.clock.advance(86_400_000));
afterEach(() => vi.restoreAllMocks());

const appOf = (platform: Partial<Platform> = {}, parts: Partial<AppParts> = {}): Hono =>
  makeApp({ ...made.parts, table, handlers, ...parts, platform: { ...made.parts.platform, ...platform } });
const from = (app: Hono, ip: string) =>
  makeCaller(app, { 'sec-fetch-site': 'same-origin', 'x-test-ip': ip, 'x-test-country': 'CA' });
const statuses = async (app: Hono, ip: string, path: string, calls: number) => {
  const all: number[] = [];
  for (let call = 0; call < calls; call += 1) all.push((await from(app, ip).send('GET', path)).status);
  return all;
};

describe('handling a request', () => {
  it('every request is timed, counted and logged with the request id, the call and the country', async () => {
    const lines: string[] = [];
    const log = makeLog('debug', { write: line => void lines.push(line) });
    const answered = vi.fn();
    const deps = { ...made.parts.platform.deps, log };
    const app = appOf({ deps }, { metrics: { ...made.parts.metrics, answered } });
    vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const answer = await from(app, '198.51.100.20').send('GET', '/api/slow');
    const request_id = answer.headers.get('x-request-id');
    expect(answered.mock.calls).toEqual([['slow', 200, 1.5]]);
    await from(app, '198.51.100.20').send('GET', '/api/breaks');
    expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
      { request_id, msg: 'at work' },
      { request_id, call: 'slow', status: 200, ms: 1_500, country: 'CA', msg: 'answered' },
      { call: 'breaks', err: { message: 'broken' }, request_id: expect.any(String) as string, msg: 'a call failed' },
      { call: 'breaks', status: 500, msg: 'answered' },
    ]);
  });

  it('requests over the rate limit are refused before any work is done, whatever their path', async () => {
    const { config } = made.parts.platform;
    // This factor allows an address ten requests in ten seconds, one page and twelve of this call.
    const app = appOf({ config: { ...config, rateFactor: 0.01 } });
    expect(await statuses(app, '198.51.100.21', '/api/breaks', 11)).toEqual([...Array<number>(10).fill(500), 429]);
    expect(await statuses(app, '198.51.100.22', '/nowhere', 2)).toEqual([404, 429]);
  });
});

describe("the platform's own pages", () => {
  it("the platform's pages include the pages passed in by other modules", async () => {
    const app = appOf({}, { pages: [of => void of.get('/a-page', context => context.text('here'))] });
    expect((await from(app, '198.51.100.23').send('GET', '/a-page')).status).toBe(200);
  });

  it('the platform describes its contract unless it is a public production site [A50]', async () => {
    const { config } = made.parts.platform;
    const status = async (change: Partial<typeof config>) =>
      (await appOf({ config: { ...config, ...change } }).request('/openapi.json')).status;
    const [desk, site] = [['http://localhost:3000'], ['https://play.example']];
    expect(await status({ mode: 'production', siteOrigins: desk })).toBe(200);
    expect(await status({ mode: 'development', siteOrigins: site })).toBe(200);
    expect(await status({ mode: 'production', siteOrigins: site })).toBe(404);
  });

  it('the health page reports an unhealthy platform with status 503', async () => {
    const { db } = made.parts.platform;
    const app = appOf({ db: { ...db, kind: 'embedded', query: () => Promise.reject(new Error('away')) } });
    const answer = await from(app, '198.51.100.24').send('GET', '/healthz');
    expect([answer.status, answer.body]).toEqual([503, { healthy: false, unhealthy: ['database'] }]);
  });

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.9', 401],
    ['10.127.0.1', 401],
    ['2001:db8::1', 401],
  ])('a metrics request from %s gets status %d [A50]', async (remoteAddress, status) => {
    const env = { incoming: { socket: { remoteAddress } } };
    expect((await appOf().request('/metrics', {}, env)).status).toBe(status);
  });

  it('remote access to metrics is refused, whatever the token, if the platform has no console token [A50]', async () => {
    const { config } = made.parts.platform;
    const away = { 'x-forwarded-for': '192.0.2.1', 'x-console-token': 'any' };
    const metrics = await appOf().request('/metrics', {}, {});
    expect(metrics.status).toBe(200);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const app = appOf({ config: { ...config, consoleToken: null } });
    expect((await app.request('/metrics', { headers: away })).status).toBe(401);
  });
});

it('deletes fully refilled rate limit counts every ten minutes', async () => {
  const { db, jobs, deps } = made.parts.platform;
  const planned: Parameters<(typeof jobs)['every']>[] = [];
  appOf({ db: { ...db, kind: 'postgres' }, jobs: { ...jobs, every: (...job) => void planned.push(job) } });
  const [forget] = planned.filter(([name]) => name === 'forget rate counts');
  expect(forget?.[1]).toBe(600_000);
  const nowMs = deps.now().getTime();
  await db.query(`INSERT INTO rate_buckets (name, full_at) VALUES ('full', $1), ('used', $2)`, [nowMs, nowMs + 1]);
  await forget?.[2]();
  const left = await db.query(`SELECT name FROM rate_buckets WHERE name IN ('full', 'used')`);
  expect(left).toEqual([{ name: 'used' }]);
});
