import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { PageKeys } from './page-keys.ts';

const keysIn = (env: NodeJS.ProcessEnv = {}) =>
  new PageKeys(readConfig({ NODE_ENV: 'production', SITE_ORIGINS: 'https://liftoff.example', ...env }));
const asked = (url: string, headers: Record<string, string> = {}) => ({
  method: 'GET',
  url,
  headers: { host: 'liftoff.example', ...headers },
});

it('guest pages on a listed host have a cache key', () => {
  const keys = keysIn();
  for (const url of ['/', '/pokies/all', '/guest', '/de/?page=2']) expect(keys.of(asked(url)), url).not.toBeNull();
});

it.each(['?z=1', ':80/', '*', 'http://liftoff.example/', '/?token=abc', '/x?reset_password_token=abc', '/?affb=7'])(
  'a request for %s has no cache key, so the app handles it',
  url => {
    expect(keysIn().of(asked(url))).toBeNull();
  },
);

it.each(['evil.example', '[', '', 'liftoff.example:80', 'null'])(
  'a page requested from the host "%s" has no cache key',
  host => {
    expect(keysIn().of(asked('/', { host }))).toBeNull();
  },
);

it('the same address on two hosts has two cache keys, also when asked again', () => {
  const keys = keysIn({ SITE_ORIGINS: 'https://liftoff.example,https://liftoff2.example' });
  const [first, second] = ['liftoff.example', 'liftoff2.example'].map(host => keys.of(asked('/', { host })));
  expect(first).not.toBe(second);
  expect(keys.of(asked('/', { host: 'liftoff2.example' }))).toBe(second);
});

it("the cache key contains the visitor's country unless a tester has set another one [C27]", () => {
  const keys = keysIn({ NODE_ENV: 'test', TRUSTED_HOPS: '1', COUNTRY_HEADER: 'x-geo' });
  expect(keys.of(asked('/', { 'x-geo': 'DE' }))).toContain('"country":"DE"');
});

it('caches the keys of at most a thousand requests, and of no request longer than the limit', () => {
  const keys = keysIn();
  const length = `liftoff.example\n\nundefined\n\n`.length;
  for (let times = 0; times < 2; times += 1) keys.of(asked('/'));
  expect(keys.size).toBe(1);
  keys.of(asked(`/${'x'.repeat(2_000 - length - 1)}`));
  expect(keys.size).toBe(2);
  keys.of(asked(`/${'x'.repeat(2_001 - length - 1)}`));
  expect(keys.size).toBe(2);
  for (let n = 2; n < 1_000; n += 1) keys.of(asked(`/${n}`));
  expect(keys.size).toBe(1_000);
  keys.of(asked('/one-more'));
  expect(keys.size).toBe(1);
});
