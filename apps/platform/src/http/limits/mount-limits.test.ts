import { endpoints } from '@liftoff/contract/core/endpoint';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Authenticators } from '../../core/call.ts';
import { refuse, type Call } from '../../core/call.ts';
import { makeCaller, type TestCaller } from '../../testing/test-caller.ts';
import { makeApp } from '../app.ts';
import { session, testApp, type TestApp } from '../test-app.ts';

const base = {
  server: 'platform',
  access: 'guest',
  rate: 'read',
  summary: '',
  built: true,
  brings: 'nothing',
} as const;
const empty = { answer: z.object({}), refusals: [] } as const;
const table = endpoints({
  bet: { ...base, ...empty, access: 'player', onBreak: 'served', rate: 'bet', route: 'POST /api/bet' },
  frameBet: { ...base, ...empty, access: 'frame', onBreak: 'served', rate: 'bet', route: 'POST /frame/api/bet' },
  guestBet: { ...base, ...empty, rate: 'bet', route: 'POST /api/guest-bet' },
  note: { ...base, ...empty, access: 'player', onBreak: 'served', rate: 'telemetry', route: 'POST /api/note' },
  later: { ...base, ...empty, built: false, route: 'GET /api/later' },
  soon: { ...base, ...empty, built: false, rate: 'bet', route: 'GET /api/soon' },
  withIdempotency: { ...base, ...empty, idempotent: true, route: 'POST /api/keyed' },
  plain: { ...base, ...empty, route: 'POST /api/plain' },
  known: { ...base, ...empty, rate: 'check-email', route: 'POST /api/known', body: z.object({ email: z.string() }) },
  named: { ...base, ...empty, route: 'GET /api/named/{id}', ids: { id: 'public' } },
  kept: {
    ...base,
    answer: z.object({}),
    refusals: ['not_found'],
    route: 'GET /api/kept',
    query: z.object({ no: z.string().optional() }),
    cache: { maxAgeSec: 30, staleSec: 60 },
  },
  shaped: {
    ...base,
    ...empty,
    route: 'POST /api/shaped',
    body: z.strictObject({ text: z.string().min(2).max(4), inner: z.strictObject({ on: z.boolean() }) }),
  },
  keptOnce: {
    ...base,
    answer: z.object({}),
    refusals: [],
    route: 'GET /api/kept_once',
    cache: { maxAgeSec: 30, staleSec: 60 },
  },
  edges: { ...base, ...empty, server: 'edge', route: 'GET /api/edges' },
});
const done = async () => ({});
const handlers = {
  ...Object.fromEntries(Object.keys(table).map(name => [name, done])),
  kept: async ({ query }: { query: { no?: string } }) => (query.no === undefined ? {} : refuse('not_found')),
  keptOnce: async (_input: object, call: Call) => {
    call.setHeader('set-cookie', 'a=1');
    return {};
  },
};
/** `player-token-…-7` belongs to player 7. A frame's token ends with its player's number, or with `-` for none. */
const authenticators: Authenticators = {
  player: async token => {
    const id = Number(/^player-token-.*-(\d)$/.exec(token)?.[1]);
    return {
      session: {
        id: `s${id}`,
        playerId: id,
        startedAt: new Date(0),
        seenAt: new Date(0),
        authenticatedAt: new Date(0),
      },
      player: { id, groups: [] },
    };
  },
  frame: async token => {
    const [, id = '', player = '-'] = /^frame-token-(\w+)-(\d|-)$/.exec(token) ?? [];
    return { id, playerId: player === '-' ? null : Number(player), currency: 'EUR', real: player !== '-' };
  },
};

let made: TestApp;
let app: Hono;
beforeAll(async () => {
  made = await testApp();
  app = makeApp({ ...made.parts, table, handlers, authenticators });
});
afterAll(() => made.close());
// Refills the rate limits.
beforeEach(() => made.clock.advance(86_400_000));

const from = (ip: string, headers: Record<string, string> = {}): TestCaller =>
  makeCaller(app, { 'sec-fetch-site': 'same-origin', 'x-test-ip': ip, ...headers });
const player = (id: number, ip = '198.51.100.1') => from(ip, session(`player-token-12345-${id}`));
const frame = (token: string) => from('198.51.100.1', { authorization: `Bearer frame-token-${token}` });
/** Sends more calls than the bet limit of five per second and returns how many pass. */
const passing = async (caller: TestCaller, path: string, calls = 7) => {
  let passed = 0;
  for (let call = 0; call < calls; call += 1) if ((await caller.send('POST', path)).status === 200) passed += 1;
  return passed;
};

describe('the rate limits of a call', () => {
  it('calls are counted by player, across all addresses and frames', async () => {
    expect(await passing(player(1), '/api/bet')).toBe(5);
    expect(await passing(player(1, '198.51.100.2'), '/api/bet')).toBe(0);
    expect(await passing(frame('one12345-1'), '/frame/api/bet')).toBe(0);
    expect(await passing(player(2), '/api/bet')).toBe(5);
    expect(await passing(frame('two12345-3'), '/frame/api/bet')).toBe(5);
    expect(await passing(frame('three12345-3'), '/frame/api/bet')).toBe(0);
  });

  it('calls are counted by frame if no player is signed in, and otherwise by address', async () => {
    expect(await passing(frame('demo1234--'), '/frame/api/bet')).toBe(5);
    expect(await passing(frame('demo1234--'), '/frame/api/bet')).toBe(0);
    expect(await passing(frame('demo5678--'), '/frame/api/bet')).toBe(5);
    expect(await passing(from('198.51.100.3'), '/api/guest-bet')).toBe(5);
    expect(await passing(from('198.51.100.3'), '/api/guest-bet')).toBe(0);
    expect(await passing(from('198.51.100.4'), '/api/guest-bet')).toBe(5);
  });

  it('calls are counted by address if the rate class says so, even for a signed-in player', async () => {
    expect(await passing(player(1), '/api/note', 35)).toBe(30);
    expect(await passing(player(2), '/api/note')).toBe(0);
    expect(await passing(player(1, '198.51.100.2'), '/api/note')).toBe(7);
  });

  it('a declared call without a handler is counted by address, like a page', async () => {
    const guest = from('198.51.100.5');
    const statuses: number[] = [];
    for (let call = 0; call < 122; call += 1)
      statuses.push((await guest.send('GET', call % 2 === 0 ? '/api/later' : '/api/soon')).status);
    expect(statuses.filter(status => status === 501)).toHaveLength(120);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await passing(guest, '/api/guest-bet')).toBe(5);
  });

  it('calls are counted by the subject of the request, whoever sends it and however the subject is spelt [A16]', async () => {
    const ask = (ip: string, email: unknown) => from(ip).send('POST', '/api/known', { email });
    for (let call = 0; call < 5; call += 1)
      expect((await ask(`198.51.100.1${call}`, call % 2 === 0 ? 'Mira@example.com' : 'mira@EXAMPLE.com ')).status).toBe(
        200,
      );
    const stopped = await ask('198.51.100.16', 'mira@example.com');
    expect(stopped).toMatchObject({ status: 429, body: { refusal: 'rate_limited', retry_after_sec: 720 } });
    expect((await ask('198.51.100.16', 'paul@example.com')).status).toBe(200);
    expect((await ask('198.51.100.16', 7)).status).toBe(422);
  });
});

describe('a call', () => {
  it('an idempotent call accepts only a well-formed idempotency key, and other calls ignore the key', async () => {
    const send = (path: string, key?: string) =>
      from('198.51.100.6').send('POST', path, undefined, key === undefined ? {} : { 'idempotency-key': key });
    expect(await send('/api/keyed', 'short')).toMatchObject({
      status: 422,
      body: { refusal: 'invalid', errors: { 'idempotency-key': ['invalid'] } },
    });
    expect((await send('/api/keyed', 'a-key-of-some-length')).status).toBe(200);
    expect((await send('/api/keyed')).status).toBe(200);
    expect((await send('/api/plain', 'short')).status).toBe(200);
  });

  it('a call is not found if its path parameter cannot be a valid id [A35]', async () => {
    expect((await from('198.51.100.6').send('GET', '/api/named/7')).status).toBe(200);
    const long = `/api/named/${'x'.repeat(2_000)}`;
    expect(await from('198.51.100.6').send('GET', long)).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
  });

  it.each([
    [{ text: 'a', inner: { on: true } }, { text: ['too_small'] }],
    [{ text: 'abcde', inner: { on: true } }, { text: ['too_big'] }],
    [{ text: 'abc', inner: {} }, { 'inner.on': ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] }],
    [{ text: 'abc' }, { inner: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] }],
    [{ text: 'abc', inner: { on: 'yes' } }, { 'inner.on': ['invalid'] }],
    [{ text: 'abc', inner: null }, { inner: ['invalid'] }],
    [{ text: 'abc', inner: 'x' }, { inner: ['invalid'] }],
    [[], { body: ['invalid'] }],
  ])('a call with the body %j reports what is wrong [A41]', async (body, errors) => {
    const answer = await from('198.51.100.6').send('POST', '/api/shaped', body);
    expect(answer).toMatchObject({ status: 422, body: { refusal: 'invalid', errors } });
  });

  it('a refused call is not cacheable, and a call that belongs to the edge is not found on the platform [A45]', async () => {
    const kept = (path: string) => from('198.51.100.6').send('GET', path);
    expect((await kept('/api/kept')).headers.get('cache-control')).toMatch(/^public, max-age=30/);
    expect((await kept('/api/kept?no=1')).headers.get('cache-control')).toBe('private, no-store');
    expect((await kept('/api/edges')).status).toBe(404);
    // A response that sets a cookie is private to its visitor.
    const once = await kept('/api/kept_once');
    expect([once.headers.get('set-cookie'), once.headers.get('cache-control')]).toEqual(['a=1', 'private, no-store']);
  });

  it('a call uses a well-formed request id from the edge, but not from another sender', async () => {
    const idOf = async (given: string, key: Record<string, string> = { 'x-edge-key': 'edge-key-of-the-tests' }) =>
      (
        await from('198.51.100.6', { 'x-forwarded-for': '192.0.2.1', 'x-request-id': given, ...key }).send(
          'POST',
          '/api/plain',
        )
      ).headers.get('x-request-id');
    expect(await idOf('edge-id-1')).toBe('edge-id-1');
    for (const strange of ['short', 'x'.repeat(65), 'with space-in-it', 'end-is-bad-here!', '!bad-begin-here'])
      expect(await idOf(strange)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('edge-id-1', {})).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('metrics are open only to the same machine and to callers with the console token [A50]', async () => {
  const read = (headers: Record<string, string>) => app.request('/metrics', { headers });
  const away = { 'x-forwarded-for': '192.0.2.1' };
  const answer = await read({});
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect((await read(away)).status).toBe(401);
  expect((await read({ ...away, 'x-console-token': 'another-token-of-tests' })).status).toBe(401);
  expect((await read({ ...away, 'x-console-token': 'console-token-of-tests' })).status).toBe(200);
  expect((await app.request('/openapi.json')).headers.get('content-type')).toBe('application/json');
});
