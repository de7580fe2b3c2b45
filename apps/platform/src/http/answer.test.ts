import { describe, expect, it } from 'vitest';
import { AnswerHeaders } from './answer-headers.ts';
import { answerFailure, answerRefusal, answerSuccess } from './answer.ts';
import { isBusy, isOutage } from '../database/outage.ts';
import { pageLimit } from './app.ts';
import { setSecurityHeaders } from './security-headers.ts';

const json = 'application/json; charset=utf-8';

describe('HTTP responses', () => {
  it('a refusal response has the right status, fields and request id, and a retry delay only if retrying helps', async () => {
    const wrong = answerRefusal({ refused: 'invalid', errors: { a: ['required'] } }, 'id-1');
    expect([wrong.status, wrong.headers.get('content-type'), wrong.headers.get('retry-after')]).toEqual([
      422,
      json,
      null,
    ]);
    expect(await wrong.json()).toEqual({ refusal: 'invalid', errors: { a: ['required'] }, request_id: 'id-1' });
    const limit = { type: 'loss', period: 'day', currency: 'EUR', left_cents: 5, until: null } as const;
    expect(await answerRefusal({ refused: 'limit_reached', limit }, 'id-2').json()).toEqual({
      refusal: 'limit_reached',
      limit,
      request_id: 'id-2',
    });
    const maxStake = { currency: 'EUR', amount: 500n } as const;
    expect(await answerRefusal({ refused: 'invalid', maxStake }, 'id-5').json()).toEqual({
      refusal: 'invalid',
      max_stake: { currency: 'EUR', amount_cents: 500 },
      request_id: 'id-5',
    });
    const until = new Date('2026-11-21T06:00:00Z');
    expect(await answerRefusal({ refused: 'login_hours', until }, 'id-6').json()).toEqual({
      refusal: 'login_hours',
      until: '2026-11-21T06:00:00.000Z',
      request_id: 'id-6',
    });
    const later = answerRefusal({ refused: 'rate_limited', retryAfterSec: 40 }, 'id-3');
    expect([later.status, later.headers.get('content-type'), later.headers.get('retry-after')]).toEqual([
      429,
      json,
      '40',
    ]);
    expect(await later.json()).toEqual({ refusal: 'rate_limited', retry_after_sec: 40, request_id: 'id-3' });
    const { errors, limit: none } = (await answerRefusal({ refused: 'not_found' }, 'id-4').json()) as Record<
      string,
      unknown
    >;
    expect([errors, none]).toEqual([undefined, undefined]);
    expect(await answerRefusal({ refused: 'unavailable' }, 'id-4').json()).toMatchObject({ retry_after_sec: 5 });
  });

  it('a failure response reports only that the failure is temporary, when to retry, and the request id [A49]', async () => {
    const failed = answerFailure('id-5');
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, json]);
    expect(await failed.json()).toEqual({ refusal: 'unavailable', retry_after_sec: 5, request_id: 'id-5' });
  });

  it('a success response has a JSON body, or no body with status 204', async () => {
    const created = answerSuccess({ a: 1 }, 201);
    expect([created.status, created.headers.get('content-type'), await created.json()]).toEqual([201, json, { a: 1 }]);
    const empty = answerSuccess(undefined, 204);
    expect([empty.status, empty.headers.get('content-type'), await empty.text()]).toEqual([204, null, '']);
  });

  it('a header or cookie that is set twice keeps only the last value', () => {
    const headers = new AnswerHeaders();
    headers.set('X-One', 'a');
    headers.set('x-one', 'b');
    headers.set('set-cookie', 'a=1; Path=/');
    headers.set('Set-Cookie', 'b=2');
    headers.set('set-cookie', 'a=3');
    const written = new Headers({ 'x-one': 'before' });
    headers.writeTo(written);
    expect([written.get('x-one'), written.getSetCookie()]).toEqual(['b', ['a=3', 'b=2']]);
  });

  it('a security header that the response already has is not overwritten [A1] [A3] [A4]', () => {
    const headers = new Headers({ 'content-security-policy': "default-src 'self'" });
    setSecurityHeaders(headers);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });
});

it.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('x'), { code: '57P01' }), true],
  [Object.assign(new Error('x'), { code: '53300' }), true],
  [Object.assign(new Error('x'), { code: '53100' }), true],
  [Object.assign(new Error('x'), { code: 'ENOSPC' }), true],
  [new Error('could not extend file: No space left on device'), true],
  [Object.assign(new Error('x'), { code: '55P03' }), false],
  [Object.assign(new Error('x'), { code: '23505' }), false],
  [Object.assign(new Error('x'), { code: 53_300 }), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('terminated'), false],
  ['ECONNREFUSED', false],
  [null, false],
])('classifies %o as an outage: %s', (error, outage) => {
  expect(isOutage(error)).toBe(outage);
});

it.each([
  ['55P03', true],
  ['57014', true],
  ['40P01', true],
  ['53100', false],
  ['23505', false],
])('classifies the error code %s as a database that is busy: %s', (code, busy) => {
  expect(isBusy(Object.assign(new Error('x'), { code }))).toBe(busy);
});

it('counts static files separately from pages in the rate limits', () => {
  expect(['/pictures/a.avif', '/frame/assets/a.js', '/hosted/card/assets/v/a.js'].map(pageLimit)).toEqual([
    'asset',
    'asset',
    'asset',
  ]);
  expect(['/', '/x/pictures/a', '/hosted/card/token'].map(pageLimit)).toEqual(['page', 'page', 'page']);
});
