import { locales } from '@liftoff/contract/core/locale';
import { expect, it } from 'vitest';
import { testEdge, type Received } from '../testing/test-edge.ts';

const german = () => Response.json(locales.map(code => ({ code, default: code === 'de' })));
const asksLocales = ({ url }: Received) => url.includes('/api/info/locales');

/**
 * Returns where an address leads, or the status of the answer, together with the locale calls that the platform
 * received.
 */
async function visit(path: string, answer: () => Response | Promise<Response> = german, cookie = '') {
  const edge = testEdge({
    env: { NODE_ENV: 'test', PLATFORM_URL: 'http://platform.example' },
    platform: call => (asksLocales(call) ? answer() : Response.json({})),
  });
  const { status, headers } = await edge.send(path, cookie === '' ? {} : { headers: { cookie } });
  return { leads: headers.get('location') ?? status, asked: edge.received.filter(asksLocales).map(({ url }) => url) };
}
const asked = (query: string) => [`http://platform.example/api/info/locales?${query}`];

it.each([
  ['/?affb=122', '/de?affb=122', 'affb_id=122'],
  ['/?stag=20011_a%20b', '/de?stag=20011_a%20b', 'stag=20011_a+b'],
  ['/pokies/all?stag=1_x&affb=7&page=2', '/de/pokies/all?stag=1_x&affb=7&page=2', 'affb_id=7&stag=1_x'],
  ['/guest/?affb=7', '/guest/de?affb=7', 'affb_id=7'],
])(
  'redirects an affiliate link to the language agreed with the affiliate: %s [CALL-050]',
  async (path, leads, query) => {
    expect(await visit(path)).toEqual({ leads, asked: asked(query) });
  },
);

it.each([
  ['a visitor who has chosen a language', '/?affb=7', 'locale=fr-CA', '/fr-CA?affb=7'],
  ['an address that names a language', '/fr-CA?affb=7', '', 200],
  ['the router’s data', '/_.data?affb=7', '', 200],
  ['an address without an affiliate', '/?page=2', '', 200],
])("does not ask the platform for an affiliate's language for %s [CALL-050]", async (_what, path, cookie, leads) => {
  expect(await visit(path, german, cookie)).toEqual({ leads, asked: [] });
});

it.each([
  ['is refused', () => new Response(null, { status: 500 })],
  ['is no JSON', () => new Response('{"half":')],
  ['is empty', () => Response.json({})],
  ['names no locale', () => Response.json([{ code: 'xx', default: true }])],
  ['has no default', () => Response.json([])],
  ['never comes', () => new Promise<Response>(() => undefined)],
])(
  "a visitor from an affiliate link gets their country's language if the platform's response %s [CALL-050]",
  async (_what, answer) => {
    expect((await visit('/?affb=7', answer)).leads).toBe(200);
  },
);

it('an affiliate link is never served from the page cache [CALL-050]', async () => {
  const edge = testEdge({ env: { NODE_ENV: 'test' } });
  await edge.send('/');
  const from = (url: string) =>
    edge.answerFromMemory(
      { method: 'GET', url, headers: { host: 'liftoff.example' }, socket: {} },
      { writeHead: () => undefined as never, end: () => undefined as never },
    );
  await expect.poll(() => from('/')).toBe(true);
  expect([from('/?affb=7'), from('/?stag=1_x')]).toEqual([false, false]);
});

it("the platform is not asked for an affiliate's language if an address under /guest names a language [CALL-050]", async () => {
  expect(await visit('/guest/fr-CA?affb=7')).toEqual({ leads: 200, asked: [] });
});

it("the platform is asked for an affiliate's language if the address names the default one, whose prefix is always removed [CALL-050] [ROUTE-004]", async () => {
  expect(await visit('/en-CA?affb=7')).toEqual({ leads: '/?affb=7', asked: asked('affb_id=7') });
});

it("the call for an affiliate's language is aborted once the visitor no longer waits for it [CALL-050]", async () => {
  const asks: Received[] = [];
  const edge = testEdge({
    env: { NODE_ENV: 'test' },
    platform: call => (asksLocales(call) ? (asks.push(call), new Promise<never>(() => undefined)) : Response.json({})),
  });
  await edge.send('/?affb=7');
  expect(asks.map(({ method, signal }) => [method, signal.aborted])).toEqual([['GET', true]]);
});
