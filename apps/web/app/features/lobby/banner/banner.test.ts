import type { Banner } from '@liftoff/contract/content/content-entities';
import { siteConfig } from '@liftoff/contract/content/site-config';
import type { BannerReader } from '@liftoff/rules/notice/banner-reader';
import { describe, expect, it } from 'vitest';
import { hostileRedirects, leavesSite } from '../../../testing/hostile-redirects.ts';
import { readBanners } from './banner.ts';

const banner: Banner = { id: 'a', image: '/pictures/scene/launch', title: 'Hello' };
const shown = { id: 'a', picture: '/pictures/scene/launch', title: 'Hello' };
const written = {
  ...banner,
  description: 'One wheel for everyone',
  labels: ['Live', 'New'],
  button: { name: 'Open the table', url: '/live/live-roulette' },
  terms: '18+',
};

const guest: BannerReader = {
  country: 'CA',
  groups: [],
  isPlayer: false,
  money: null,
  now: new Date('2026-11-24T12:00:00Z'),
};

describe('readBanners', () => {
  it("reads banners in the contract's format [PENTITY-019] [PCALL-012]", () => {
    const answer = { banners: [banner, written] };
    expect(siteConfig.bannersConfig.answer.parse(answer)).toEqual(answer);
    expect(readBanners(answer, guest)).toEqual([
      shown,
      {
        ...shown,
        text: 'One wheel for everyone',
        eyebrow: 'Live',
        action: { label: 'Open the table', href: '/live/live-roulette' },
        terms: '18+',
      },
    ]);
  });

  it.each([
    ['/pokies/all?sort=new', '/pokies/all?sort=new'],
    ['https://partner.example/offer', 'https://partner.example/offer'],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['http://partner.example/', undefined],
    ['', undefined],
  ])('links a banner button with address %s to %s [A36]', (url, href) => {
    const [read] = readBanners({ banners: [{ ...banner, button: { name: 'Go', url } }] }, guest);
    expect(read?.action?.href).toBe(href);
  });

  it('banners link off-site only to explicit https addresses, and load pictures only from this site [A36]', () => {
    const banners = hostileRedirects.flatMap((payload, at) => [
      { ...banner, id: `button ${at}`, button: { name: 'Go', url: payload } },
      { ...banner, id: `picture ${at}`, image: payload },
    ]);
    const read = readBanners({ banners }, guest);
    expect(read.filter(({ id }) => id.startsWith('button'))).toHaveLength(hostileRedirects.length);
    expect(read.map(({ picture }) => picture).filter(leavesSite)).toEqual([]);
    const out = read.flatMap(({ action }) => (action && leavesSite(action.href) ? [action.href] : []));
    expect(out.length).toBeGreaterThan(0);
    expect(out.filter(href => !/^https:/i.test(href))).toEqual([]);
  });

  it('leaves out missing or malformed banner fields, and whole banners without a title or picture [CALL-013]', () => {
    const odd = { ...banner, description: 7, labels: 'Live', button: { name: 'Go' }, terms: {} };
    expect(readBanners({ banners: [odd, { ...banner, title: '' }, { ...banner, image: null }] }, guest)).toEqual([
      shown,
    ]);
    for (const answer of [undefined, null, {}, [], 'x', { banners: {} }, { banners: [null, 1, {}] }])
      expect(readBanners(answer, guest)).toEqual([]);
  });

  it('shows each banner only to its audience and during its period, and a banner with a malformed audience to nobody [PBANNER-002] [PBANNER-003] [PENTITY-019]', () => {
    const gold = { ...guest, isPlayer: true, groups: ['259'], money: 'fiat' } as const;
    const aims = {
      gold: { groupIds: [259] },
      over: { liveTime: { end: '2026-11-24T11:00:00Z' } },
      germany: { countries: ['DE'] },
      players: { audience: 'players' },
      odd: { groupIds: '259' },
      welcome: { welcomePackOnly: true },
      never: { liveTime: { start: 'tomorrow' } },
    };
    const banners = Object.entries(aims).map(([id, aim]) => ({ ...banner, id, ...aim }));
    const seen = (reader: BannerReader) => readBanners({ banners }, reader).map(({ id }) => id);
    expect(seen(guest)).toEqual([]);
    expect(seen(gold)).toEqual(['gold', 'players']);
    expect(seen({ ...guest, country: 'DE' })).toEqual(['germany']);
  });
});
