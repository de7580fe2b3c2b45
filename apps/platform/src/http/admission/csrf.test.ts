import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';
import { beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { testConsoleToken } from '../../testing/test-config.ts';
import { usePlatform } from '../../testing/test-platform.ts';

/** All credentials that a player's or an operator's browser could be tricked into sending. */
let credentials: Record<string, string>;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  const player = await signInDemo(platform);
  const frame = await openFrameOf(platform, player, 'undertow-ways', 'real');
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  credentials = { ...frame.headers, cookie, 'x-console-token': testConsoleToken, 'x-test-country': 'CA' };
});

const calls: [string, Endpoint][] = Object.entries(callTable);
const writes = calls
  .filter(([, call]) => call.server === 'platform' && call.built && !call.route.startsWith('GET '))
  .map(([name, { route }]) => ({ name, ...splitRoute(route) }));

const json = { 'content-type': 'application/json' };
const ownPage = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' };
const attacks: [string, Record<string, string>, string][] = [
  ['another site', { ...json, 'sec-fetch-site': 'cross-site' }, '{}'],
  ['another host of the same site', { ...json, 'sec-fetch-site': 'same-site' }, '{}'],
  ['another site that claims our origin', { ...json, ...ownPage, 'sec-fetch-site': 'cross-site' }, '{}'],
  ['an origin that is none', { ...json, origin: 'null' }, '{}'],
  ['another origin in an old browser', { ...json, origin: 'https://evil.example' }, '{}'],
  ['a page that says nothing of where it is', json, '{}'],
  ['our page as plain text', { ...ownPage, 'content-type': 'text/plain' }, '{}'],
  ['our page as plain text that names JSON', { ...ownPage, 'content-type': 'text/plain; application/json' }, '{}'],
  ['our page as a form', { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' }, '_method=POST&a=1'],
  ['our page as a form of parts', { ...ownPage, 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
];
const overrideNames = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
  const address = path.replaceAll(/\{\w+\}/g, 'x');
  const init = body === undefined ? { method, headers } : { method, headers, body };
  const answer = await platform.open.app.request(address, init);
  const text = await answer.text();
  const refusal = text.startsWith('{') ? (JSON.parse(text) as { refusal?: string }).refusal : undefined;
  return { status: answer.status, refusal };
};

describe('a write that was not sent by our own pages', () => {
  it('the cross-site tests cover more than twenty write calls and a ledger with entries', async () => {
    expect(writes.length).toBeGreaterThan(20);
    expect((await fingerprint(platform))['ledger_entries']).toMatch(/^[1-9]/);
  });

  it.each(attacks)(
    'every write route refuses a write that comes from %s, and nothing changes [A6]',
    async (_from, headers, body) => {
      const before = await fingerprint(platform);
      const passed: string[] = [];
      for (const { name, method, path } of writes) {
        const answer = await send(method, path, { ...credentials, ...headers }, body);
        if (answer.status !== 403 || answer.refusal !== 'cross_site') passed.push(`${name} ${answer.status}`);
      }
      expect(passed).toEqual([]);
      expect(await fingerprint(platform)).toEqual(before);
    },
  );

  it.each(overrideNames)(
    'every write route refuses a request whose header %s overrides the method, whatever its real method [A6]',
    async override => {
      const before = await fingerprint(platform);
      const passed: string[] = [];
      for (const { name, method, path } of writes) {
        for (const [real, body] of [
          [method, '{}'],
          ['POST', '{}'],
          ['GET', undefined],
        ] as const) {
          const headers = { ...credentials, ...json, ...ownPage, [override]: method };
          const answer = await send(real, path, headers, body);
          // 404 is also fine: no route has the real method on this path, so the override had no effect.
          const none = answer.status === 404 && real !== method;
          if (!none && answer.refusal !== 'cross_site') passed.push(`${name} by ${real}: ${answer.status}`);
        }
      }
      expect(passed).toEqual([]);
      expect(await fingerprint(platform)).toEqual(before);
    },
  );

  it('a method parameter in the URL does not turn a read into a write [A6]', async () => {
    const before = await fingerprint(platform);
    for (const { method, path } of writes) {
      const answer = await send('GET', `${path}?_method=${method}`, { ...credentials, ...ownPage });
      expect(answer.status).not.toBe(500);
    }
    expect(await fingerprint(platform)).toEqual(before);
  });
});

it('writes from our own pages are not refused as cross-site', async () => {
  const refused: string[] = [];
  for (const { name, method, path } of writes) {
    const answer = await send(method, path, { ...json, ...ownPage }, '{}');
    if (answer.refusal === 'cross_site') refused.push(name);
  }
  expect(refused).toEqual([]);
});
