import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { affiliateLocales } from '../../apps/platform/src/content/brand-locales.ts';
import { openSite, origin, type Site, type Visitor } from './open-site.ts';

const brands = mkdtempSync(join(tmpdir(), 'brand-locale-'));
const marea = 'http://marea.localhost:3000';
const env = { SITE_ORIGINS: `${origin},${marea}`, BRANDS_DIR: brands };
let site: Site;
let visitor: Visitor;
beforeAll(async () => {
  const shipped = resolve(import.meta.dirname, '../../config/brands/marea');
  cpSync(shipped, join(brands, 'marea'), { recursive: true });
  const file = join(shipped, 'brand.json');
  const written = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), default_locale: 'it' };
  writeFileSync(join(brands, 'marea', 'brand.json'), JSON.stringify(written));
  site = await openSite('small', env);
  visitor = site.behind(env);
  affiliateLocales.partners.set('131811', 'de');
});
afterAll(async () => {
  affiliateLocales.partners.delete('131811');
  await site.close();
  rmSync(brands, { recursive: true });
});

it.each([
  [`${marea}/`, null, 'it'],
  [`${marea}/?stag=9_x`, null, 'it'],
  [`${marea}/?affb=9`, null, 'it'],
  [`${marea}/?stag=131811_x`, '/de?stag=131811_x', 'de'],
  [`${origin}/?stag=9_x`, null, 'en-CA'],
  [`${origin}/?stag=131811_x`, '/de?stag=131811_x', 'de'],
])(
  'an affiliate link opens its agreed locale, or otherwise the default for the brand or country: %s [CALL-050] [I18N-011]',
  async (address, location, locale) => {
    const answer = await visitor.visit(address, { 'x-test-country': 'CA' });
    expect(answer.location?.replace(marea, '') ?? null).toBe(location);
    const listed = await visitor.ask(
      address.replace('/?affb=', '/api/info/locales?affb_id=').replace(/\/(?=\?|$)/, '/api/info/locales'),
      { headers: { 'x-test-country': 'CA' } },
    );
    const all = (await listed.json()) as { code: string; default: boolean }[];
    expect(all.filter(one => one.default).map(({ code }) => code)).toEqual([locale]);
    if (location === null) expect(answer.html).toContain(`lang="${locale}"`);
  },
);
