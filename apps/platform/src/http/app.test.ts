import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@liftoff/contract/endpoint';
import { table as contract } from '@liftoff/contract/table';
import type { Hono } from 'hono';
import * as z from 'zod';
import { refuse, type Call, type Doors } from '../call.ts';
import { openTestDatabase } from '../database/testing.ts';
import type { House } from '../house-context.ts';
import { testClock } from '../house-clock.ts';
import { HouseJobs } from '../jobs/jobs.ts';
import { LocalHub } from '../realtime/hub.ts';
import { makeCaller, type TestCaller } from '../testing/test-caller.ts';
import { testConfig } from '../testing/test-config.ts';
import { testDeps, testStart } from '../testing/test-deps.ts';
import { makeApp } from './app.ts';
import { makeMetrics } from './metrics.ts';
import type { AnyHandler } from './mount.ts';

const base = { server: 'platform', access: 'guest', rate: 'read', summary: '', built: true } as const;
const table = endpoints({
  echo: {
    ...base,
    route: 'POST /api/echo/{id}',
    rate: 'write',
    query: z.object({ page: z.coerce.number().int().default(1) }),
    body: z.strictObject({ text: z.string().max(10), inner: z.strictObject({ on: z.boolean() }).optional() }),
    answer: z.object({ id: z.string(), page: z.int(), text: z.string() }),
    refusals: ['not_found'],
  },
  where: {
    ...base,
    route: 'GET /api/where',
    cache: { maxAgeSec: 30, staleSec: 60 },
    answer: z.object({ ip: z.string(), country: z.string() }),
    refusals: [],
  },
  mine: { ...base, access: 'player', route: 'GET /api/mine', answer: z.object({ id: z.int() }), refusals: [] },
  testers: { ...base, access: 'tester', route: 'GET /api/testers', answer: z.object({}), refusals: [] },
  framed: { ...base, access: 'frame', route: 'GET /frame/api/me', answer: z.object({ id: z.string() }), refusals: [] },
  operate: { ...base, access: 'operator', route: 'GET /console/api/it', answer: z.object({}), refusals: [] },
  later: { ...base, route: 'GET /api/later', answer: z.object({}), refusals: [], built: false },
  boom: { ...base, route: 'GET /api/boom', answer: z.object({}), refusals: [] },
  away: { ...base, route: 'GET /api/away', answer: z.object({}), refusals: [] },
  leak: { ...base, route: 'GET /api/leak', answer: z.object({ id: z.int() }), refusals: [] },
  signIn: { ...base, rate: 'sign-in', route: 'POST /api/sign', answer: z.object({}), refusals: ['wrong_credentials'] },
  ends: { ...base, route: 'DELETE /api/it', status: 204, answer: z.undefined(), refusals: [] },
});

interface EchoInput {
  params: { id: string };
  query: { page: number };
  body: { text: string };
}
const handlers: Record<string, AnyHandler> = {
  echo: async ({ params, query, body }: EchoInput) =>
    params.id === 'none' ? refuse('not_found') : { id: params.id, page: query.page, text: body.text },
  where: async (_input: object, call: Call) => ({ ip: call.ip, country: call.country }),
  mine: async (_input: object, call: Call) => ({ id: call.player?.id }),
  testers: async () => ({}),
  framed: async (_input: object, call: Call) => ({ id: call.frame?.id }),
  operate: async () => ({}),
  boom: async () => {
    throw new Error('SELECT secret FROM /etc/passwd');
  },
  away: async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  },
  leak: async () => ({ id: 1, hash: 'abc' }),
  signIn: async (_input: object, call: Call) => (call.header('x-right') ? {} : refuse('wrong_credentials')),
  ends: async (_input: object, call: Call) => call.setHeader('set-cookie', 'a=1'),
};

const clock = testClock(testStart);
let house: House & { hub: LocalHub };
let app: Hono;
const from = (headers: Record<string, string> = {}): TestCaller =>
  makeCaller(app, { 'sec-fetch-site': 'same-origin', 'x-test-ip': '198.51.100.1', ...headers });
const session = (token: string) => ({ cookie: `__Host-session=${token}` });

const doors: Doors = {
  player: async token =>
    token.startsWith('player-token')
      ? {
          session: { id: 's1', playerId: 7, startedAt: clock.now() },
          player: { id: 7, groups: token.endsWith('tester') ? ['21'] : [] },
        }
      : null,
  frame: async token => (token === 'frame-token-1234567' ? { id: 'f1', playerId: 7 } : null),
};

beforeAll(async () => {
  const db = await openTestDatabase();
  const deps = testDeps(clock);
  const config = testConfig();
  house = { db, deps, config, clock, hub: new LocalHub(config, deps), jobs: new HouseJobs(db, deps) };
  app = makeApp({ house, metrics: makeMetrics(false), table, handlers, doors, pages: [] });
});
afterAll(async () => {
  house.hub.close();
  await house.db.close();
});

const old = (headers: Record<string, string>) => makeCaller(app, headers).send('POST', '/api/echo/7', { text: 'hi' });

describe('a call of the contract', () => {
  it('gets its parameters, query and body checked and parsed', async () => {
    const answer = await from().send('POST', '/api/echo/7?page=3', { text: 'hi' });
    expect(answer).toMatchObject({ status: 200, body: { id: '7', page: 3, text: 'hi' } });
  });

  it('names every wrong field and unknown key [A20] [A41]', async () => {
    const answer = await from().send('POST', '/api/echo/7?page=x', { text: 12, inner: { on: true, admin: 1 }, id: 9 });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        refusal: 'invalid',
        errors: { page: ['invalid'], text: ['invalid'], 'inner.admin': ['unknown'], id: ['unknown'] },
      },
    });
    expect((await from().send('POST', '/api/echo/7', {})).body).toMatchObject({ errors: { text: ['required'] } });
  });

  it('refuses a repeated parameter [A41]', async () => {
    const answer = await from().send('POST', '/api/echo/7?page=1&page=2', { text: 'hi' });
    expect(answer.body).toMatchObject({ refusal: 'invalid', errors: { page: ['repeated'] } });
  });

  it.each([
    ['a prototype key', '{"text":"a","__proto__":{"admin":true}}'],
    ['a constructor key', '{"text":"a","constructor":{"prototype":{}}}'],
    ['an escaped prototype key', '{"text":"a","__pro\\u0074o__":{}}'],
    ['a key twice', '{"text":"a","text":"b"}'],
    ['too many levels', `{"text":${'['.repeat(30)}${']'.repeat(30)}}`],
    ['no JSON', '{"text":'],
  ])('refuses a body with %s, and no prototype changes [A41] [A42]', async (_what, body) => {
    const answer = await from().send('POST', '/api/echo/7', body);
    expect(answer).toMatchObject({ status: 400, body: { refusal: 'malformed' } });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it('reads text that only looks like a key or a bracket', async () => {
    const answer = await from().send('POST', '/api/echo/7', '{"text":"{\\"a\\":["}');
    expect(answer.status).toBe(200);
  });

  it('refuses more than 32 KiB, declared or not [A42]', async () => {
    const big = JSON.stringify({ text: 'x'.repeat(33_000) });
    expect((await from().send('POST', '/api/echo/7', big)).status).toBe(413);
    const stream = new Blob([big]).stream();
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit;
    expect((await app.request('/api/echo/7', init)).status).toBe(413);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }],
    ['a form’s content type', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
  ])('refuses a write from %s', async (_what, headers) => {
    const answer = await from().send('POST', '/api/echo/7', { text: 'hi' }, headers);
    expect(answer).toMatchObject({ status: 403, body: { refusal: 'cross_site' } });
  });

  it('falls back to the origin where the browser is old, and to no cookie where there is none', async () => {
    expect((await old({ origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await old({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await old({ origin: 'null' })).status).toBe(403);
    expect((await old({ cookie: 'a=1' })).status).toBe(403);
    expect((await old({})).status).toBe(200);
  });

  it('answers the refusals of its handler with their status and the request id', async () => {
    const answer = await from().send<{ request_id: string }>('POST', '/api/echo/none', { text: 'hi' });
    expect(answer).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  });

  it('answers 501 where it is not built yet', async () => {
    expect(await from().send('GET', '/api/later')).toMatchObject({ status: 501, body: { refusal: 'not_built' } });
    expect(await from().send('GET', '/api/nowhere')).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
  });

  it('answers 204 with nothing, and keeps the cookies its handler set', async () => {
    const answer = await from().send('DELETE', '/api/it');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['a=1']);
  });
});

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await from(headers).send('GET', path)).status;

describe('access [A19]', () => {
  it('lets in whom the policy names and nobody else', async () => {
    expect(await status('/api/mine')).toBe(401);
    expect(await status('/api/mine', session('unknown-token-123'))).toBe(401);
    expect(await status('/api/mine', session('player-token-1234'))).toBe(200);
    expect(await status('/api/testers')).toBe(401);
    expect(await status('/api/testers', session('player-token-1234'))).toBe(403);
    expect(await status('/api/testers', session('player-token-tester'))).toBe(200);
    expect(await status('/frame/api/me', session('player-token-1234'))).toBe(401);
    expect(await status('/frame/api/me', { authorization: 'Bearer frame-token-1234567' })).toBe(200);
    expect(await status('/console/api/it', session('player-token-tester'))).toBe(401);
    expect(await status('/console/api/it', { 'x-console-token': 'wrong-token-of-tests' })).toBe(401);
    expect(await status('/console/api/it', { 'x-console-token': 'console-token-of-tests' })).toBe(200);
  });
});

const where = async (headers: Record<string, string>) => (await from(headers).send('GET', '/api/where')).body;

describe('where a caller stands [A46]', () => {
  it('believes forwarding headers only with the edge’s key', async () => {
    const forwarded = { 'x-forwarded-for': '192.0.2.9', 'x-country': 'DE' };
    expect(await where(forwarded)).toEqual({ ip: '198.51.100.1', country: 'CA' });
    expect(await where({ ...forwarded, 'x-edge-key': 'a-wrong-key-of-tests!' })).toMatchObject({ country: 'CA' });
    const edge = { ...forwarded, 'x-edge-key': 'edge-key-of-the-tests' };
    expect(await where(edge)).toEqual({ ip: '192.0.2.9', country: 'DE' });
  });
});

describe('rate limits', () => {
  it('stops the sixty-first write of a minute, says how long, and lets go in time', async () => {
    const caller = from({ 'x-test-ip': '198.51.100.60' });
    for (let count = 0; count < 60; count += 1) {
      expect((await caller.send('POST', '/api/echo/7', { text: 'hi' })).status).toBe(200);
    }
    const stopped = await caller.send('POST', '/api/echo/7', { text: 'hi' });
    expect(stopped).toMatchObject({ status: 429, body: { refusal: 'rate_limited', retry_after_sec: 1 } });
    expect(stopped.headers.get('retry-after')).toBe('1');
    expect((await from({ 'x-test-ip': '198.51.100.61' }).send('POST', '/api/echo/7', { text: 'hi' })).status).toBe(200);
    clock.advance(1_000);
    expect((await caller.send('POST', '/api/echo/7', { text: 'hi' })).status).toBe(200);
  });

  it('counts only failures where the class says so', async () => {
    const caller = from({ 'x-test-ip': '198.51.100.70' });
    const sign = async (right: boolean) =>
      (await caller.send('POST', '/api/sign', undefined, right ? { 'x-right': '1' } : {})).status;
    for (let count = 0; count < 30; count += 1) expect(await sign(true)).toBe(200);
    for (let count = 0; count < 20; count += 1) expect(await sign(false)).toBe(401);
    expect(await sign(false)).toBe(429);
  });
});

describe('every answer', () => {
  it.each(['/api/where', '/api/nowhere', '/api/boom', '/healthz', '/openapi.json', '/api/mine'])(
    'carries the security headers: %s [A1] [A3] [A4]',
    async path => {
      const { headers } = await from().send('GET', path);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('may be kept only where the contract says so and no session came with it [A45]', async () => {
    const guest = await from().send('GET', '/api/where');
    expect(guest.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60');
    const player = await from(session('player-token-1234')).send('GET', '/api/where');
    expect(player.headers.get('cache-control')).toBe('private, no-store');
    const own = await from(session('player-token-1234')).send('GET', '/api/mine');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });

  it('tells nothing of what broke, only an id [A49]', async () => {
    const broken = await from().send<object>('GET', '/api/boom');
    expect(broken.status).toBe(500);
    expect(Object.keys(broken.body).toSorted()).toEqual(['refusal', 'request_id', 'retry_after_sec']);
    expect(JSON.stringify(broken.body)).not.toContain('SELECT');
    const away = await from().send('GET', '/api/away');
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
  });

  it('is checked against the contract in tests: a field too many fails [A22]', async () => {
    expect((await from().send('GET', '/api/leak')).status).toBe(500);
  });
});

describe('the house’s own pages', () => {
  it('is healthy while its database answers', async () => {
    expect(await from().send('GET', '/healthz')).toMatchObject({ status: 200, body: { healthy: true } });
  });

  it('shows its metrics to the machine itself', async () => {
    const response = await app.request('/metrics');
    expect(await response.text()).toContain('platform_answers_total{call="echo",status="200"}');
    expect((await app.request('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(401);
  });

  it('describes the whole contract as OpenAPI 3.1', async () => {
    const metrics = makeMetrics(false);
    const whole = makeApp({ house, metrics, table: contract, handlers: {}, doors, pages: [] });
    const document = await whole.request('/openapi.json');
    expect(await document.json()).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/users/sign_in': {
          post: {
            operationId: 'signIn',
            requestBody: { required: true },
            responses: { 200: {}, 429: { description: 'rate_limited' } },
          },
        },
        '/payments/methods/{id}/fields': {
          get: { parameters: [{ name: 'id', in: 'path', required: true }], security: [{ player: [] }] },
        },
      },
    });
  });
});
