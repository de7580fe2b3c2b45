import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTable as contract } from '@liftoff/contract/core/call-table';
import { makeApp } from './app.ts';
import { testApp, session, type TestApp } from './test-app.ts';

let made: TestApp;
let app: Hono;
beforeAll(async () => {
  made = await testApp();
  app = made.app;
});
afterAll(() => made.close());
const from = (headers?: Record<string, string>) => made.from(headers);

describe('every response', () => {
  it.each(['/api/where', '/api/nowhere', '/api/boom', '/healthz', '/openapi.json', '/api/mine'])(
    'every response on %s carries the security headers [A1] [A3] [A4]',
    async path => {
      const { headers } = await from().send('GET', path);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains; preload');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
      expect(headers.get('server')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('a response can be cached only if the contract allows it and the request had no session [A45]', async () => {
    const guest = await from().send('GET', '/api/where');
    expect(guest.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60');
    const player = await from(session('player-token-1234')).send('GET', '/api/where');
    expect(player.headers.get('cache-control')).toBe('private, no-store');
    const varied = await from().send('GET', '/api/varied');
    expect(varied.headers.get('cache-control')).toBe('private, no-store');
    const own = await from(session('player-token-1234')).send('GET', '/api/mine');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });

  it('a response to an internal error reveals only a request id, and an outage says when to retry [A49] [B3]', async () => {
    const broken = await from().send<object>('GET', '/api/boom');
    expect(broken.status).toBe(500);
    expect(Object.keys(broken.body).toSorted()).toEqual(['refusal', 'request_id', 'retry_after_sec']);
    expect(JSON.stringify(broken.body)).not.toContain('SELECT');
    const away = await from().send('GET', '/api/away');
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
  });

  it('in tests, every response is checked against the contract, and an undeclared field fails [A22]', async () => {
    expect((await from().send('GET', '/api/leak')).status).toBe(500);
  });
});

describe("the platform's own pages", () => {
  it('the health page reports a healthy platform while its database responds', async () => {
    expect(await from().send('GET', '/healthz')).toMatchObject({ status: 200, body: { healthy: true } });
  });

  it('metrics are shown to requests from the same machine', async () => {
    await from().send('GET', '/api/where');
    const response = await app.request('/metrics');
    expect(await response.text()).toContain('platform_answers_total{call="where",status="200"}');
    expect((await app.request('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(401);
  });

  it('the platform describes the whole contract as OpenAPI 3.1', async () => {
    const whole = makeApp({ ...made.parts, table: contract, handlers: {} });
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
          get: {
            parameters: [
              { name: 'id', in: 'path', required: true },
              { name: 'action', in: 'query', required: false },
            ],
            security: [{ player: [] }],
          },
        },
      },
    });
  });
});
