import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrands } from './brands.ts';
import { testEdge } from '../testing/test-edge.ts';

const shipped = resolve(import.meta.dirname, '../../../../config/brands');
const folder = mkdtempSync(join(tmpdir(), 'brands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the shipped brand under another name, with changes. */
function copy(id: string, change: (folder: string) => void): string {
  const brands = mkdtempSync(join(folder, 'of-'));
  cpSync(join(shipped, 'marea'), join(brands, id), { recursive: true });
  change(join(brands, id));
  return brands;
}

const brandJson = (values: object) =>
  JSON.stringify({ hosts: ['play.example'], grounds: { dark: '#000000', light: '#ffffff' }, scene: 'live', ...values });

it('a missing brands folder means that there are no additional brands', () => {
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
])('a brand without %s prevents startup with an error that names the file', (_what, change, sentence) => {
  expect(() => readBrands(copy('moon', change))).toThrow(sentence);
});

it('two brands with the same host prevent startup', () => {
  const brands = copy('moon', () => undefined);
  cpSync(join(brands, 'moon'), join(brands, 'sun'), { recursive: true });
  expect(() => readBrands(brands)).toThrow('the host marea.localhost has two brands');
});

it("a brand's mirror hosts, default locale and currency come from its file [ROUTE-001] [ROLE-024]", async () => {
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
  // Only the prefix of the brand's default locale is left out.
  expect(await leads('https://play.example/it/pokies')).toBe('/pokies');
  expect(await leads('https://play.example/en-CA/pokies')).toBeNull();
  expect(await leads('https://own.example/en-CA/pokies')).toBe('/pokies');
});

it("a brand's currency must be one in which accounts can be opened, otherwise the edge does not start [CONST-033] [CALL-008]", async () => {
  const contextWith = async (default_currency: string, file: string | null) => {
    const own = mkdtempSync(join(folder, 'own-'));
    if (file !== null) writeFileSync(join(own, 'currency-config.json'), file);
    const brands = copy('moon', at => writeFileSync(join(at, 'brand.json'), brandJson({ default_currency })));
    const SITE_ORIGINS = 'https://own.example,https://play.example';
    const edge = testEdge({ env: { SITE_ORIGINS, BRANDS_DIR: brands, FE_CONFIG_DIR: own } });
    return (await edge.send('https://play.example/client-context')).json();
  };
  const tenge = '{"enabled":["CAD","KZT"]}';
  expect(await contextWith('KZT', tenge)).toEqual({ default_currency: 'KZT', geo: 'CA' });
  expect(await contextWith('NOK', null)).toEqual({ default_currency: 'NOK', geo: 'CA' });
  await expect(contextWith('KZT', null)).rejects.toThrow(
    /moon\/brand\.json is not usable: no account is opened in KZT/,
  );
  await expect(contextWith('NOK', tenge)).rejects.toThrow('no account is opened in NOK');
  await expect(contextWith('XXX', tenge)).rejects.toThrow(/brand\.json is not usable.*default_currency/s);
});

it("a brand's hosts serve its own files and fall back to the platform's, except for name, logo and currencies [CALL-008]", async () => {
  const own = mkdtempSync(join(folder, 'own-'));
  for (const name of ['brand-config', 'logo-config', 'survey-config', 'wheel-config', 'currency-config'])
    writeFileSync(join(own, `${name}.json`), JSON.stringify({ of: 'the casino' }));
  const brands = copy('moon', at => {
    writeFileSync(join(at, 'brand.json'), brandJson({}));
    for (const name of ['wheel-config', 'currency-config'])
      writeFileSync(join(at, `${name}.json`), JSON.stringify({ of: 'moon' }));
    rmSync(join(at, 'logo-config.json'));
  });
  const SITE_ORIGINS = 'https://own.example,https://play.example';
  const edge = testEdge({ env: { SITE_ORIGINS, BRANDS_DIR: brands, FE_CONFIG_DIR: own } });
  const read = async (host: string, name: string) =>
    (await edge.send(`https://${host}/api/fe/config/${name}`)).json() as Promise<unknown>;
  expect(await read('play.example', 'wheel-config')).toEqual({ of: 'moon' });
  expect(await read('play.example', 'survey-config')).toEqual({ of: 'the casino' });
  // Accounts can be opened in the platform's currencies on every host.
  expect(await read('play.example', 'currency-config')).toEqual({ of: 'the casino' });
  expect(await read('play.example', 'logo-config')).toEqual({});
  expect(await read('play.example', 'brand-config')).toMatchObject({ name: 'Marea' });
  for (const name of ['wheel-config', 'logo-config', 'brand-config'])
    expect(await read('own.example', name)).toEqual({ of: 'the casino' });
});

it("the slug of a brand's promotion pages comes from its configuration, and is `rocket` without one [PROUTE-016]", () => {
  const brands = copy('moon', at => writeFileSync(join(at, 'brand-config.json'), '{"name":"Moon","product":"moon"}'));
  expect(readBrands(brands)[0]?.product).toBe('moon');
  const plain = copy('moon', at => writeFileSync(join(at, 'brand-config.json'), '{"name":"Moon"}'));
  expect(readBrands(plain)[0]?.product).toBe('rocket');
  for (const product of ['a/b', '', 7, 'rocketmart']) {
    const broken = copy('moon', at =>
      writeFileSync(join(at, 'brand-config.json'), JSON.stringify({ name: 'M', product })),
    );
    expect(() => readBrands(broken)).toThrow(/brand-config\.json is not usable: product/);
  }
});

it.each(['{', 'null'])('a brand configuration that is %s prevents startup with an error that names the file', text => {
  const broken = copy('moon', at => writeFileSync(join(at, 'brand-config.json'), text));
  expect(() => readBrands(broken)).toThrow(/brand-config\.json is not usable/);
});

it.each(['{}', '{"name":7}', '{"name":""}'])(
  'a brand whose configuration is %s has no name and prevents startup',
  text => {
    const nameless = copy('moon', at => writeFileSync(join(at, 'brand-config.json'), text));
    expect(() => readBrands(nameless)).toThrow(/brand-config\.json is not usable: it says no name/);
  },
);

it('an unreadable brand fails with the original error as its cause, and a stray file among the brand folders is ignored', () => {
  const broken = copy('moon', at => writeFileSync(join(at, 'brand.json'), '{'));
  const reason = expect.objectContaining({ cause: expect.any(Error) as unknown });
  expect(() => readBrands(broken)).toThrow(reason as Error);
  const brands = copy('moon', () => undefined);
  writeFileSync(join(brands, 'README.md'), 'what lies here');
  expect(readBrands(brands).map(({ id }) => id)).toEqual(['moon']);
});

it("a page carries its brand's name, licences, headline and design tokens, without comments or line breaks", () => {
  const css = '/* the look\n of moon */\n:root {\n\n  --a: 1px 2px;\n\t--b: 2;  \n}\n/**/\n.x { c: d }';
  const brands = copy('moon', at => {
    writeFileSync(join(at, 'tokens.css'), css);
    writeFileSync(join(at, 'brand-config.json'), '{"name":"Moon"}');
    writeFileSync(join(at, 'brand.json'), brandJson({ headline: { 'en-CA': 'Play by moonlight' } }));
  });
  expect(readBrands(brands)[0]?.look).toEqual({
    tokens: ':root {--a: 1px 2px;--b: 2;}.x { c: d }',
    grounds: { dark: '#000000', light: '#ffffff' },
    scene: 'live',
    headline: { 'en-CA': 'Play by moonlight' },
    brand: { name: 'Moon', licences: {} },
  });
});
