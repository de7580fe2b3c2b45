import { expect, it } from 'vitest';
import { readConfig, wwwTwinOf } from './config.ts';
import { listenSentence } from '../app/listen-sentence.ts';

it.each([
  [{ PORT: 'three' }, 'PORT must be a port number, not "three"'],
  [{ PORT: '-1' }, 'PORT must be a port number, not "-1"'],
  [{ PORT: '65536' }, 'PORT must be a port number, not "65536"'],
  [{ PLATFORM_PORT: '4000.5' }, 'PLATFORM_PORT must be a port number, not "4000.5"'],
  [{ TRUSTED_HOPS: '-1' }, 'TRUSTED_HOPS must be a whole number from 0, not "-1"'],
  [{ TRUSTED_HOPS: 'one' }, 'TRUSTED_HOPS must be a whole number from 0, not "one"'],
  [{ RATE_FACTOR: '0' }, 'RATE_FACTOR must be a whole number from 1, not "0"'],
  [{ RATE_FACTOR: '1.5' }, 'RATE_FACTOR must be a whole number from 1, not "1.5"'],
  [{ CDN_CACHE: 'yes' }, 'CDN_CACHE must be on or off, not "yes"'],
  [{ SITE_ORIGINS: 'https://a.example, ftp://b.example' }, 'not "ftp://b.example"'],
  [
    { SITE_ORIGINS: 'https://a.example', MAIN_HOSTS: 'b.example' },
    'MAIN_HOSTS must be hosts of SITE_ORIGINS, not "b.example"',
  ],
])('%j prevents startup with a clear error message', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('the first origin is the main one if none is configured, and all others are its mirrors [ROLE-024]', () => {
  const origins = { SITE_ORIGINS: 'https://a.example,https://b.example:8443,https://c.example' };
  expect(readConfig(origins).mirrors).toEqual(['https://b.example:8443', 'https://c.example']);
  const named = { ...origins, MAIN_HOSTS: 'b.example:8443, a.example' };
  expect(readConfig(named).mirrors).toEqual(['https://c.example']);
});

it.each([
  ['https://www.a.example', 'https://a.example'],
  ['https://a.example', null],
  ['https://b.example', 'https://www.b.example'],
  ['https://www.c.example', null],
  ['https://wwwa.example', null],
])('the preferred www twin of %s is %s [ROLE-029]', (origin, twin) => {
  const origins = [
    'https://a.example',
    'https://www.a.example',
    'https://www.b.example',
    'https://b.example',
    'https://www.c.example',
    'https://wwwa.example',
  ];
  expect(wwwTwinOf(origin, origins)).toBe(twin);
});

it('missing variables get defaults, and configured addresses lose their trailing slash', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    platformUrl: 'http://localhost:4000',
    platformPublicUrl: 'http://localhost:4000',
    mode: 'production',
    defaultCountry: 'CA',
    countryHeader: null,
    trustedHops: 0,
    origins: ['http://localhost:3000'],
    cdnCache: false,
    rateFactor: 1,
  });
  const named = {
    PORT: '0',
    PLATFORM_URL: 'http://platform:4000/',
    PLATFORM_PUBLIC_URL: 'https://games.example/',
    TRUSTED_HOPS: '2',
    COUNTRY_HEADER: 'x-geo',
    CDN_CACHE: 'on',
    RATE_FACTOR: '',
    EDGE_KEY: 'the key',
  };
  expect(readConfig(named)).toMatchObject({
    port: 0,
    platformUrl: 'http://platform:4000',
    platformPublicUrl: 'https://games.example',
    trustedHops: 2,
    countryHeader: 'x-geo',
    cdnCache: true,
    rateFactor: 1,
    edgeKey: 'the key',
  });
  expect(readConfig({ PLATFORM_PORT: '65535' }).platformUrl).toBe('http://localhost:65535');
});

it('an edge without a configured key generates one that cannot be guessed', () => {
  const [one, other] = [readConfig({}), readConfig({})];
  expect(one.edgeKey).toMatch(/^[\w-]{32}$/);
  expect(other.edgeKey).not.toBe(one.edgeKey);
});

it('a failure to listen on a port is explained in a sentence', () => {
  expect(listenSentence('EADDRINUSE', 3000)).toBe(
    'Port 3000 is taken: another edge may already be running there. Choose another PORT.',
  );
  expect(listenSentence('EACCES', 80)).toBe('Port 80 may not be listened on by this user. Choose another PORT.');
  expect(listenSentence('EOTHER', 3000)).toBe('Port 3000 cannot be listened on (EOTHER). Choose another PORT.');
  expect(listenSentence(undefined, 3000)).toBe('Port 3000 cannot be listened on (unknown). Choose another PORT.');
});

it('www twins exist for http origins as well as https ones, but not for unlisted origins', () => {
  expect(wwwTwinOf('http://www.a.example', ['http://a.example', 'http://www.a.example'])).toBe('http://a.example');
  expect(wwwTwinOf('http://localhost:3000', ['https://a.example'])).toBeNull();
  expect(() => readConfig({ SITE_ORIGINS: 'xhttp://a.example' })).toThrow('not "xhttp://a.example"');
});
