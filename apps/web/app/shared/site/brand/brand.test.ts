import { describe, expect, it } from 'vitest';
import { ageMark, defaultBrand, licenceAt, linkAt } from './brand.ts';
import { readBrand } from './brand-of-config.server.ts';

describe('the brand', () => {
  it('the brand keeps its defaults for values that are missing or have the wrong type [CALL-013]', () => {
    for (const answer of [undefined, null, 'x', [], {}, { name: 7, social: 'x', phone: null }, [{ name: 'Ascent' }]])
      expect(readBrand(answer)).toEqual(defaultBrand);
  });

  it.each([
    { gamblingHelp: 'x' },
    { gamblingHelp: {} },
    { gamblingHelp: { url: 'https://help.example/', hosts: 'localhost' } },
    { blog: {} },
    { blog: 'https://blog.example/' },
    { bettingUrl: ['https://sport.example/'] },
    { partners: [null] },
    { social: [{ title: 'Mastodon' }] },
    { awards: [{}] },
    { awards: [{ name: 'A', nomination: 'B', prize: 'C', year: '2026', imgUrl: '//evil.example/x.png' }] },
    { paymentMethods: ['Visa', 7] },
    { dmcaHosts: {} },
    { menuCategories: [['new']] },
    { licences: { CW: {} } },
    { licences: ['CW'] },
    { year: '2026' },
    { email: null },
    { realtimeDelayMs: '500' },
    { realtimeDelayMs: -1 },
    { realtimeDelayMs: 0.5 },
    { realtimeDelayMs: 60_001 },
  ])('the brand ignores the invalid value in %j and keeps the default [CALL-013]', answer => {
    expect(readBrand(answer)).toEqual(defaultBrand);
  });

  it('the brand uses the values that the operator has configured', () => {
    const link = { title: 'Partners', url: 'https://partners.example/' };
    const written = {
      name: 'Ascent',
      blog: { url: 'https://ascent.example/blog', hosts: ['ascent.example'] },
      awards: [{ name: 'Best', nomination: 'Odds', prize: 'First', year: '2026', imgUrl: '' }],
      social: [link],
      partners: [link, link],
      licences: { EE: 'EE-1' },
      gamblingHelp: { url: 'https://help.example/', hosts: ['localhost'] },
      year: 2027,
    };
    expect(readBrand({ ...written, phone: 7, unknown: 'x' })).toEqual({ ...defaultBrand, ...written });
  });

  it.each([
    ['https://ascent.example', 'https://blog.example/'],
    ['https://ascent.example:8443', 'https://blog.example/'],
    ['https://mirror.example', null],
    ['https://x.ascent.example', null],
  ])('on %s, a link that is limited to certain hosts resolves to %s [SHELL-060] [SHELL-072]', (origin, url) => {
    expect(linkAt(origin, { url: 'https://blog.example/', hosts: ['ascent.example'] })).toBe(url);
    expect(linkAt(origin, null)).toBeNull();
  });

  it('shows the age limit 21 and the Estonian licence in Estonia, and 18 and the Curaçao licence elsewhere [SHELL-069, CONST-063, CONST-064, ROLE-023]', () => {
    expect([ageMark('EE'), licenceAt({ country: 'EE' })]).toEqual([21, 'EE']);
    expect([ageMark('CA'), licenceAt({ country: 'CA' })]).toEqual([18, 'CW']);
  });

  it.each([
    ['EE', undefined, 'EE', 'EE'],
    ['CA', undefined, 'EE', 'EE'],
    ['EE', undefined, 'CW', 'CW'],
    ['EE', true, 'EE', 'CW'],
    ['EE', true, undefined, 'CW'],
  ] as const)(
    'in %s, on a mirror host (%s), a player under licence %s sees the licence %s [ROLE-023] [ROLE-024]',
    (country, mirror, ofPlayer, licence) => {
      expect(licenceAt({ country, ...(mirror ? { mirror } : {}) }, ofPlayer)).toBe(licence);
    },
  );
});
