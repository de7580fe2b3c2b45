import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrands } from './brands.ts';
import { testEdge } from './testing/test-edge.ts';

const shipped = resolve(import.meta.dirname, '../../../config/brands');
const folder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The shipped brand under another name, changed. */
function copy(id: string, change: (folder: string) => void): string {
  const brands = mkdtempSync(join(folder, 'of-'));
  cpSync(join(shipped, 'marea'), join(brands, id), { recursive: true });
  change(join(brands, id));
  return brands;
}

const brandJson = (values: object) =>
  JSON.stringify({ hosts: ['play.example'], grounds: { dark: '#000000', light: '#ffffff' }, scene: 'live', ...values });

it('no folder of further brands is no further brand', () => {
  expect(readBrands(join(folder, 'none'))).toEqual([]);
});

it.each([
  ['a file that is not there', (at: string) => rmSync(join(at, 'tokens.css')), /moon\/tokens\.css is missing/],
  ['icons of its own', (at: string) => rmSync(join(at, 'public/icon-192.png')), /public\/icon-192\.png is missing/],
  ['hosts', (at: string) => writeFileSync(join(at, 'brand.json'), '{}'), /brand\.json is not usable.*hosts/s],
  [
    'mirrors among its hosts',
    (at: string) => writeFileSync(join(at, 'brand.json'), brandJson({ mirrors: ['other.example'] })),
    /mirrors must be among the hosts/,
  ],
  [
    'a style sheet that cannot end its element',
    (at: string) => writeFileSync(join(at, 'tokens.css'), ':root{} </style><script>'),
    /tokens\.css is not usable/,
  ],
])('a brand without %s stops the start and is named', (_what, change, sentence) => {
  expect(() => readBrands(copy('moon', change))).toThrow(sentence);
});

it('a host has one brand', () => {
  const brands = copy('moon', () => undefined);
  cpSync(join(brands, 'moon'), join(brands, 'sun'), { recursive: true });
  expect(() => readBrands(brands)).toThrow('the host marea.localhost has two brands');
});

it('mirror hosts, default locale and currency of a brand are those of its file [ROUTE-001] [ROLE-024]', async () => {
  const values = {
    hosts: ['play.example', 'play2.example'],
    mirrors: ['play2.example'],
    default_locale: 'it',
    default_currency: 'NOK',
  };
  const brands = copy('moon', at => writeFileSync(join(at, 'brand.json'), brandJson(values)));
  const origins = ['https://own.example', 'https://play.example', 'https://play2.example'];
  const edge = testEdge({ env: { SITE_ORIGINS: origins.join(','), BRANDS_DIR: brands } });
  expect(edge.config.mirrors).toEqual(['https://play2.example']);
  const contextAt = async (origin: string) => (await edge.send(`${origin}/client-context`)).json();
  expect(await contextAt('https://own.example')).toEqual({ default_currency: 'CAD', geo: 'CA' });
  expect(await contextAt('https://play.example')).toEqual({ default_currency: 'NOK', geo: 'CA' });
  const leads = async (address: string) => (await edge.send(address)).headers.get('location');
  // The prefix of the default locale is left out, and only that one.
  expect(await leads('https://play.example/it/pokies')).toBe('/pokies');
  expect(await leads('https://play.example/en-CA/pokies')).toBeNull();
  expect(await leads('https://own.example/en-CA/pokies')).toBe('/pokies');
});
