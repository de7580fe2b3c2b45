import type { content } from '@liftoff/contract/content/content';
import type { Received } from '@liftoff/contract/core/endpoint';
import { locales } from '@liftoff/contract/core/locale';
import { afterEach, describe, expect, it } from 'vitest';
import { usePlatform } from '../testing/test-platform.ts';
import { affiliateLocales, brandLocales } from './brand-locales.ts';

type Locales = Received<typeof content.locales>;

const platform = usePlatform({ seed: 'none' });
afterEach(() => {
  affiliateLocales.affb_ids.delete('77');
  affiliateLocales.partners.delete('131811');
});

const ask = (query: string, country = 'CA') =>
  platform.caller({ country }).send<Locales>('GET', `/api/info/locales${query}`);
const defaultOf = (list: Locales) => list.filter(locale => locale.default).map(({ code }) => code);

describe('the locales call', () => {
  it("returns all ten locales, with the locale of the visitor's country as the default [CALL-050] [I18N-011]", async () => {
    const { status, body, headers } = await ask('', 'AT');
    expect(status).toBe(200);
    expect(body.map(({ code }) => code)).toEqual([...locales]);
    expect(defaultOf(body)).toEqual(['de']);
    expect(defaultOf((await ask('', 'JP')).body)).toEqual(['en']);
    // The answer differs by visitor, so shared caches must not store it.
    expect(headers.get('cache-control') ?? '').not.toContain('public');
  });

  it('returns only the locales that the market rules offer, with the first as the default if the usual one is not offered', () => {
    expect(brandLocales({}, 'it', ['de', 'it'])).toEqual([
      { code: 'de', default: false },
      { code: 'it', default: true },
    ]);
    expect(defaultOf(brandLocales({}, 'no', ['de', 'it']))).toEqual(['de']);
  });

  it('accepts an affiliate link and a tag without an agreed locale, and refuses overlong ones [CALL-050]', async () => {
    expect(defaultOf((await ask('?affb_id=constructor&stag=9_x', 'NZ')).body)).toEqual(['en-NZ']);
    expect((await ask(`?affb_id=${'7'.repeat(41)}`)).status).toBe(422);
    expect((await ask(`?stag=${'7'.repeat(121)}`)).status).toBe(422);
  });

  it.each([
    ['the link', 'affb_id=77', 'it'],
    ['the partner at the start of the tag', 'stag=131811_spring', 'de'],
    ['the link before the partner', 'affb_id=77&stag=131811_spring', 'it'],
    ['the country where the partner is another', 'stag=1318112_spring', 'en-CA'],
    ['the country where a tag has no partner', 'stag=x131811', 'en-CA'],
  ])('takes the default locale from %s [CALL-050]', async (_name, query, expected) => {
    affiliateLocales.affb_ids.set('77', 'it');
    affiliateLocales.partners.set('131811', 'de');
    expect(defaultOf((await ask(`?${query}`)).body)).toEqual([expected]);
  });
});
