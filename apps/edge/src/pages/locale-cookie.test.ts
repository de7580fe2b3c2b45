import { locales, type Locale } from '@liftoff/contract/core/locale';
import { expect, it } from 'vitest';
import { testEdge } from '../testing/test-edge.ts';

/**
 * The platform's answer that names `locale` as the default, as agreed with an affiliate or determined by the country.
 */
const agreed = (locale: Locale) => Response.json(locales.map(code => ({ code, default: code === locale })));

/** The redirect target of an address, with the cookie and the cache header of that answer. */
async function visit(path: string, cookie = '', { origin = 'https://liftoff.example', affiliate = agreed('de') } = {}) {
  const edge = testEdge({ env: { SITE_ORIGINS: origin }, platform: () => affiliate });
  const { status, headers } = await edge.send(path, { headers: { cookie } });
  expect(status).toBe(302);
  return [headers.get('location'), headers.get('set-cookie'), headers.get('cache-control')];
}
const kept = 'locale=en-CA; Path=/; Max-Age=31536000; SameSite=Lax; Secure';

it.each([
  ['over the language chosen before', '/en-CA/pokies/all?page=2', 'locale=fr-CA', '/pokies/all?page=2'],
  ['under /guest as well', '/guest/en-CA/pokies/all', 'locale=fr-CA', '/guest/pokies/all'],
  ['over the one agreed with an affiliate', '/en-CA?affb=7', '', '/?affb=7'],
])(
  "stores the default language as the visitor's choice if their address names it: %s, %s [ROUTE-004]",
  async (_what, path, cookie, leads) => {
    expect(await visit(path, cookie)).toEqual([leads, kept, 'private, no-store']);
  },
);

it.each([
  ['nothing leads to another language', '/en-CA/pokies/all', '', '/pokies/all'],
  ['it is the language chosen before', '/en-CA/pokies/all?affb=7', 'locale=en-CA', '/pokies/all?affb=7'],
  ['the address names no language', '/pokies/all', 'locale=fr-CA', '/fr-CA/pokies/all'],
  ['the address names another one and keeps it', '/de/pokies/all/', 'locale=fr-CA', '/de/pokies/all'],
])('sets no language cookie if %s: %s [ROUTE-004] [ROUTE-005]', async (_what, path, cookie, leads) => {
  expect(await visit(path, cookie)).toEqual([leads, null, 'private, no-store']);
});

it("stores the visitor's language choice on an http site as well, such as a developer's machine [ROUTE-004]", async () => {
  const [, cookie] = await visit('/en-CA', 'locale=fr-CA', { origin: 'http://localhost:3000' });
  expect(cookie).toBe(kept.replace('; Secure', ''));
});

it.each([
  ['names the one of the country', agreed('en-CA')],
  ['does not answer', new Response(null, { status: 503 })],
])(
  "sets no language cookie if the platform, when asked for an affiliate's language, %s [ROUTE-004] [CALL-050]",
  async (_what, affiliate) => {
    expect(await visit('/en-CA?affb=7', '', { affiliate })).toEqual(['/?affb=7', null, 'private, no-store']);
  },
);
