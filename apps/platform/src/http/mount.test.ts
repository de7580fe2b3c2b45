import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCaller } from '../testing/test-caller.ts';
import { testApp, session, type TestApp } from './test-app.ts';

let made: TestApp;
let app: Hono;
beforeAll(async () => {
  made = await testApp();
  app = made.app;
});
afterAll(() => made.close());
const from = (headers?: Record<string, string>) => made.from(headers);

const old = (headers: Record<string, string>) => makeCaller(app, headers).send('POST', '/api/echo/7', { text: 'hi' });

describe('a call of the contract', () => {
  it("a call's parameters, query and body are validated and parsed", async () => {
    const answer = await from().send('POST', '/api/echo/7?page=3', { text: 'hi' });
    expect(answer).toMatchObject({ status: 200, body: { id: '7', page: 3, text: 'hi' } });
  });

  it('a call reports every invalid field and unknown key [A20] [A41]', async () => {
    const answer = await from().send('POST', '/api/echo/7?page=x', { text: 12, inner: { on: true, admin: 1 }, id: 9 });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        refusal: 'invalid',
        errors: { page: ['invalid'], text: ['invalid'], 'inner.admin': ['unknown'], id: ['unknown'] },
      },
    });
    expect((await from().send('POST', '/api/echo/7', {})).body).toMatchObject({
      errors: { text: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] },
    });
  });

  it('refuses a list or an object instead of a string [A41]', async () => {
    for (const text of [['hi'], [], { 0: 'hi' }, { toString: 'hi' }])
      expect(await from().send('POST', '/api/echo/7', { text })).toMatchObject({
        status: 422,
        body: { refusal: 'invalid', errors: { text: ['invalid'] } },
      });
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

  it('accepts a string that merely contains characters of a key or a bracket', async () => {
    const answer = await from().send('POST', '/api/echo/7', '{"text":"{\\"a\\":["}');
    expect(answer.status).toBe(200);
  });

  it('refuses a body over 32 KiB, with or without a declared length [A42]', async () => {
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
  ])('refuses a cross-site write: %s', async (_what, headers) => {
    const answer = await from().send('POST', '/api/echo/7', { text: 'hi' }, headers);
    expect(answer).toMatchObject({ status: 403, body: { refusal: 'cross_site' } });
  });

  it('falls back to the Origin header for old browsers, and refuses a request with a cookie if that header is missing too', async () => {
    expect((await old({ origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await old({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await old({ origin: 'null' })).status).toBe(403);
    expect((await old({ cookie: 'a=1' })).status).toBe(403);
    expect((await old({})).status).toBe(200);
  });

  it("sends a handler's refusals with their status and the request id", async () => {
    const answer = await from().send<{ request_id: string }>('POST', '/api/echo/none', { text: 'hi' });
    expect(answer).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    expect(answer.body.request_id).toBe(answer.headers.get('x-request-id'));
  });

  it('a declared call without a handler returns status 501', async () => {
    expect(await from().send('GET', '/api/later')).toMatchObject({ status: 501, body: { refusal: 'not_built' } });
    expect(await from().send('GET', '/api/nowhere')).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
  });

  it('a call without a response body returns status 204, and keeps the cookies that its handler set', async () => {
    const answer = await from().send('DELETE', '/api/it');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['a=1']);
  });

  it('a call sets no cookie from inside a transaction, because the transaction can still be rolled back', async () => {
    const answer = await from().send('DELETE', '/api/early');
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await from(headers).send('GET', path)).status;

describe('access control [A19]', () => {
  it('a call admits only the callers that its access level names', async () => {
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

describe('the origin of a caller [A46]', () => {
  it('trusts forwarding headers only with the edge key', async () => {
    const forwarded = { 'x-forwarded-for': '192.0.2.9', 'x-country': 'DE' };
    expect(await where(forwarded)).toEqual({ ip: '198.51.100.1', country: null });
    expect(await where({ ...forwarded, 'x-edge-key': 'a-wrong-key-of-tests!' })).toMatchObject({ country: null });
    const edge = { ...forwarded, 'x-edge-key': 'edge-key-of-the-tests' };
    expect(await where(edge)).toEqual({ ip: '192.0.2.9', country: 'DE' });
    expect(await where({ ...edge, 'x-country': '' })).toEqual({ ip: '192.0.2.9', country: null });
    expect(await where({ ...edge, 'x-country': 'Canada' })).toMatchObject({ country: null });
  });
});

describe('rate limits', () => {
  it('the sixty-first write within a minute is refused with the wait until the next, and is accepted after that wait', async () => {
    const caller = from({ 'x-test-ip': '198.51.100.60' });
    for (let count = 0; count < 60; count += 1) {
      expect((await caller.send('POST', '/api/echo/7', { text: 'hi' })).status).toBe(200);
    }
    const stopped = await caller.send('POST', '/api/echo/7', { text: 'hi' });
    expect(stopped).toMatchObject({ status: 429, body: { refusal: 'rate_limited', retry_after_sec: 1 } });
    expect(stopped.headers.get('retry-after')).toBe('1');
    expect((await from({ 'x-test-ip': '198.51.100.61' }).send('POST', '/api/echo/7', { text: 'hi' })).status).toBe(200);
    made.clock.advance(1_000);
    expect((await caller.send('POST', '/api/echo/7', { text: 'hi' })).status).toBe(200);
  });

  it('only failures count towards a rate limit if the rate class says so', async () => {
    const caller = from({ 'x-test-ip': '198.51.100.70' });
    const sign = async (right: boolean) =>
      (await caller.send('POST', '/api/sign', undefined, right ? { 'x-right': '1' } : {})).status;
    for (let count = 0; count < 30; count += 1) expect(await sign(true)).toBe(200);
    for (let count = 0; count < 20; count += 1) expect(await sign(false)).toBe(401);
    expect(await sign(false)).toBe(429);
  });
});

describe('a call that changes how an account is protected', () => {
  it('a call that changes account protection requires a recently entered password, but only requires a guest to sign in [A11]', async () => {
    const refusalOf = async (token?: string) =>
      (await from(token === undefined ? {} : session(token)).send<{ refusal?: string }>('DELETE', '/api/guarded')).body
        .refusal;
    expect([
      await refusalOf('player-token-1234567'),
      await refusalOf('player-token-1234-stale'),
      await refusalOf('nobody-token-1234567'),
      await refusalOf(),
    ]).toEqual([undefined, 'reauth', 'unauthenticated', 'unauthenticated']);
  });
});

/** An endless body that counts how much of it is read. */
function countedBody() {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    { pull: controller => ((read.pieces += 1), controller.enqueue(new Uint8Array(100))) },
    { highWaterMark: 0 },
  );
  return { read, body };
}

it('does not read any of the body if the caller has no access [A47]', async () => {
  const { read, body } = countedBody();
  const headers = { 'sec-fetch-site': 'same-origin', 'x-test-ip': '198.51.100.9', 'content-type': 'application/json' };
  const guarded = { method: 'DELETE', headers, body, duplex: 'half' } as RequestInit;
  expect([(await app.request('/api/guarded', guarded)).status, read.pieces]).toEqual([401, 0]);
});

describe('a call that takes a file', () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/api/sends', {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-test-ip': '198.51.100.9',
        'content-type': 'application/octet-stream',
        ...headers,
      },
      body,
      duplex: 'half',
    } as RequestInit);
  const player = session('player-token-1234567');

  it("a call that takes a file passes it unchanged to its handler, up to the call's size limit [A42] [A47]", async () => {
    expect(await (await send(new Uint8Array(1_000), player)).json()).toEqual({ bytes: 1_000 });
    expect((await send(new Uint8Array(1_001), player)).status).toBe(413);
    expect((await send(new Uint8Array(0), player)).status).toBe(400);
    expect((await send('{}', { ...player, 'content-type': 'application/json' })).status).toBe(403);
  });

  it('does not read any of the file if the caller has no access [A47]', async () => {
    const { read, body } = countedBody();
    expect([(await send(body)).status, read.pieces]).toEqual([401, 0]);
  });
});
