import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { sign, signatureHeader } from './signature.ts';
import { openFrameOf, signInDemo } from '../testing/play.ts';
import { providerOf } from '../testing/ask-call.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { testConsoleToken } from '../testing/test-config.ts';
import { testStart } from '../testing/test-deps.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { sampleOf } from '../testing/sample.ts';

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });

/** A server whose address is sent as input. The platform must never request it. */
const requested: (string | undefined)[] = [];
const canary = createServer((request, response) => {
  requested.push(request.url);
  response.end();
}).listen(0, '127.0.0.1');
await once(canary, 'listening');
const { port } = canary.address() as AddressInfo;
afterAll(() => canary.close());

/** Values that every text field must refuse. */
const unkept = ['\u0000', 'ab\u0000cd', 'ab\u0007cd', 'ab\u009fcd', 'ab\ud800', '\udc00cd'];
/** Unusual values that can be accepted or refused. */
const odd = [
  '',
  ' ',
  '__proto__',
  'constructor',
  '%00',
  '%',
  "' OR 1=1 --",
  "1'; DROP TABLE players; --",
  '../../etc/passwd',
  `http://127.0.0.1:${port}/`,
  `//[::ffff:127.0.0.1]:${port}/`,
  'no-uuid',
  '\u202e\uffff',
  '😀'.repeat(20),
  '9'.repeat(38),
  '-1',
  'x'.repeat(20_000),
];
const oddValues = [null, true, -1, 0.5, Number.MAX_SAFE_INTEGER, 1e308, [], [[]], {}, { a: 1 }];

const bodies = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":"\\u0000"}',
  '{"\\u0000":1}',
  '{"a":"\\ud800"}',
  'null',
  '[]',
  '"text"',
  '7',
  '1e999',
  '{"a":1,"a":2}',
  '\u0000',
  '{',
  '['.repeat(5_000),
];

/** Latin-1 bytes are the most that a header can contain: Node rejects anything else before it becomes a request. */
const headers: readonly Record<string, string>[] = [
  { 'idempotency-key': '' },
  { 'idempotency-key': 'ÿÿÿÿÿÿÿÿÿ' },
  { 'idempotency-key': 'a\tb\tc\td\te' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { 'user-agent': 'ÿ'.repeat(5_000), 'accept-language': 'ÿ,;q=,,', 'accept-client': 'ÿ', 'x-background': 'ÿ' },
  { 'x-request-id': 'ÿÿÿÿÿÿÿÿ', 'x-edge-key': 'ÿ', 'x-forwarded-for': 'ÿ', 'x-country': 'ÿÿ', 'if-none-match': 'ÿ' },
  { cookie: '__Host-session=ÿ; __Host-device=ÿ; __Host-challenge=ÿ; =; ;;' },
  { authorization: 'Bearer ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ' },
  { 'x-console-token': 'ÿ'.repeat(testConsoleToken.length) },
  { [signatureHeader]: 't=999999999999,v1=ÿ' },
  { origin: 'ÿ' },
];

const built = Object.entries(callTable as Record<string, Endpoint>).filter(
  ([, call]) => call.server === 'platform' && call.built,
);

/** Bodies that pass validation and reach far into the call's handler. */
const bodyOf: Readonly<Record<string, unknown>> = {
  signUp: { user: signUpForm },
  signIn: { user: { email: 'demo@liftoff.test', password: 'Liftoff-2026!' } },
  frameBet: { id: randomUUID(), input: { engine: 'slot', stake_cents: 100 } },
  createDeposit: { method_id: 'card', amount_cents: 5_000, currency: 'EUR' },
};

/** Whether the call must refuse the body. A call without a body schema ignores it. */
function isRefused({ body: schema }: Endpoint, body: string): boolean {
  if (schema === undefined) return false;
  try {
    return !schema.safeParse(JSON.parse(body)).success;
  } catch {
    return true;
  }
}

interface Sender {
  (path: string, body: string | undefined, more?: Record<string, string>): Promise<number>;
}

let player: TestCaller | null = null;

/** Returns the demo player, signed in again if the previous call ended the session. */
async function signedIn(): Promise<TestCaller> {
  const known = player === null ? {} : (await player.send<object>('GET', '/api/player')).body;
  if (player === null || !('email' in known)) player = await signInDemo(platform);
  return player;
}

/** Returns a function that sends a call with all the credentials it needs. */
async function senderOf(call: Endpoint): Promise<Sender> {
  const { route, access } = call;
  const caller = await signedIn();
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const frame = access === 'frame' ? await openFrameOf(platform, caller, 'deep-sea-salvage', 'demo') : null;
  return async (path, body, more = {}) => {
    const answer = await platform.open.app.request(path, {
      method: splitRoute(route).method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-test-country': 'CA',
        ...(access === 'operator' ? { 'x-console-token': testConsoleToken } : {}),
        ...(access === 'webhook'
          ? {
              [signatureHeader]: sign(
                platform.config.secret(`webhook:${providerOf(call)}`),
                platform.clock.now(),
                body ?? '',
              ),
            }
          : {}),
        ...(frame === null ? { cookie } : frame.headers),
        ...more,
      },
      ...(body === undefined ? {} : { body }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/** Percent-encodes a value. An unpaired surrogate becomes the bytes it would be encoded as. */
const encoded = (value: string): string =>
  [...value].map(letter => (/\p{Cs}/u.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter))).join('');

const plainParams: Readonly<Record<string, string>> = { identifier: 'deep-sea-salvage', slug: 'deep-sea-salvage' };

function pathOf(route: Endpoint['route'], change: { name: string; value: string } | null): string {
  return splitRoute(route).path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => {
    const value = change?.name === name ? encoded(change.value) : (plainParams[name] ?? providerOf({ route }));
    return slash === '' ? `/${value}` : slash + value;
  });
}

const paramsOf = (route: Endpoint['route']): string[] => [...route.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '');

/** Returns the path of every text or number inside a value. */
function placesOf(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value === 'string' || typeof value === 'number') return [[...at]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]));
}

function put(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((inner: unknown, at) => (String(at) === key ? put(inner, rest, replacement) : inner));
  return { ...(value as object), [key]: put(Reflect.get(value as object, key), rest, replacement) };
}

/** Valid bodies with keys added at every level that would pollute object prototypes in a careless parser. */
function polluted(sample: unknown): string[] {
  if (typeof sample !== 'object' || sample === null || Array.isArray(sample)) return [];
  const poison = ['"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'];
  const of = (value: unknown, key: string): string =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? `{${key}${Object.entries(value)
          .map(([name, inner]) => `,${JSON.stringify(name)}:${of(inner, key)}`)
          .join('')}}`
      : JSON.stringify(value);
  return poison.map(key => of(sample, key));
}

it.each(built)(
  '%s never fails with a server error on hostile strings, headers, parameters or bodies [A41] [A33]',
  async (name, call) => {
    const send = await senderOf(call);
    const broken: string[] = [];
    const expectStatus = (status: number, what: unknown, refused: boolean) => {
      if (status >= 500 || (refused && status < 400))
        broken.push(`${status} for ${JSON.stringify(what)?.slice(0, 120)}`);
    };
    const samples = call.body === undefined ? [undefined] : [bodyOf[name] ?? sampleOf(call.body)];
    const path = pathOf(call.route, null);
    const text = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

    for (const value of [...unkept, ...odd]) {
      for (const param of paramsOf(call.route)) {
        const where = pathOf(call.route, { name: param, value });
        // An unpaired surrogate cannot be sent as text in a URL; its raw bytes need not be refused.
        expectStatus(
          await send(where, text(samples[0])),
          { param, value },
          unkept.includes(value) && !/[\ud800-\udfff]/u.test(value),
        );
      }
      for (const field of Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {})) {
        const refused = unkept.includes(value) && !/[\ud800-\udfff]/u.test(value);
        expectStatus(await send(`${path}?${field}=${encoded(value)}`, text(samples[0])), { field, value }, refused);
      }
    }
    for (const field of Object.keys((call.query as { shape?: object } | undefined)?.shape ?? {}))
      expectStatus(await send(`${path}?${field}=1234&${field}=ab&${field}[]=x`, text(samples[0])), { field }, false);
    for (const sample of samples) {
      for (const place of placesOf(sample)) {
        for (const value of [...unkept, ...odd, ...oddValues]) {
          const refused = typeof value === 'string' && unkept.includes(value);
          expectStatus(await send(path, text(put(sample, place, value))), { place, value }, refused);
        }
      }
    }
    for (const more of headers) {
      const badKey =
        call.idempotent === true && more['idempotency-key'] !== undefined && more['idempotency-key'] !== '';
      expectStatus(await send(path, text(samples[0]), more), more, badKey);
    }
    if (!call.route.startsWith('GET ')) {
      for (const body of bodies) expectStatus(await send(path, body), body, isRefused(call, body));
      for (const body of polluted(samples[0])) expectStatus(await send(path, body), body, isRefused(call, body));
    }
    // Resets the clock, because one of the console calls moves it.
    platform.clock.moveTo(new Date(testStart));
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    expect(broken).toEqual([]);
  },
);

it('none of these inputs makes the platform request the address that it names [A34]', async () => {
  await fetch(`http://127.0.0.1:${port}/control`);
  expect(requested).toEqual(['/control']);
});
