import type { Banner } from '@liftoff/contract/content/content-entities';
import { siteConfig } from '@liftoff/contract/content/site-config';
import type { BannerReader } from '@liftoff/rules/notice/banner-reader';
import { describe, expect, it } from 'vitest';
import { hostileRedirects, leavesSite } from '../../../testing/hostile-redirects.ts';
import { makePaths } from '../../../shared/site/address/paths.ts';
import { readBanners as readAll, type BannerPlace } from './read-banners.ts';

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
  mayHaveOffers: true,
  now: new Date('2026-11-24T12:00:00Z'),
};

const place: BannerPlace = {
  location: 'index top',
  currency: 'EUR',
  paths: makePaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA' }),
  isNeutral: false,
};
const readBanners = (answer: unknown, reader: BannerReader) => readAll(answer, reader, place).slides;

describe('readBanners', () => {
  it("reads banners in the contract's format [PCALL-012]", () => {
    const answer = { banners: [banner, written] };
    expect(siteConfig.bannersConfig.answer.parse(answer)).toEqual(answer);
    expect(readBanners(answer, guest)).toEqual([
      shown,
      {
        ...shown,
        text: 'One wheel for everyone',
        eyebrow: 'Live · New',
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

  it('reads every field of a banner: categories, variables, gradient, labels, size, buttons, timer and order [PENTITY-019]', () => {
    const whole: Banner = {
      ...banner,
      id: 'whole',
      categories: ['index top', 'jackpots'],
      title: 'Up to {amount}',
      description: 'From {least}',
      variables: { amount: { EUR: '€300' }, least: { CAD: '$30', EUR: '€20' } },
      gradient: ['#102030', '#abc'],
      labels: ['Part 2', '{amount}'],
      groupIds: [],
      size: 'slide',
      button: { name: 'Get {amount}', type: 'tournaments', frontendIdentifier: 'orbit-cup' },
      secondButton: { name: 'How it works', popup: { title: 'How {amount} works', steps: ['Deposit {least}'] } },
      timer: { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-25T00:00:00Z' },
      liveTime: { start: '2026-11-24T00:00:00Z' },
      order: { 'index top': 2, jackpots: 1 },
    };
    const first: Banner = { ...banner, id: 'first', order: { 'index top': 1 } };
    const strip: Banner = { ...banner, id: 'strip', size: 'strip' };
    const answer = { banners: [banner, strip, whole, first] };
    expect(siteConfig.bannersConfig.answer.parse(answer)).toEqual(answer);
    const read = readAll(answer, guest, place);
    expect(read.strip?.id).toBe('strip');
    expect(read.slides.map(({ id }) => id)).toEqual(['first', 'whole', 'a']);
    expect(read.slides[1]).toEqual({
      id: 'whole',
      picture: '/pictures/scene/launch',
      title: 'Up to €300',
      text: 'From €20',
      eyebrow: 'Part 2 · €300',
      gradient: ['#102030', '#abc'],
      action: { label: 'Get €300', href: '/tournaments/orbit-cup' },
      popup: { label: 'How it works', title: 'How €300 works', steps: ['Deposit €20'] },
      timer: { endsAt: Date.parse('2026-11-25T00:00:00Z'), now: guest.now.getTime() },
    });
    // The banner without categories is only shown in the lobby.
    expect(readAll(answer, guest, { ...place, location: 'jackpots' })).toMatchObject({
      strip: null,
      slides: [{ id: 'whole' }],
    });
  });

  it.each([
    ['/live/all', '/fr-CA/live/all'],
    ['/', '/fr-CA'],
    ['/de/live/all', '/de/live/all'],
    ['https://partner.example/', 'https://partner.example/'],
  ])('on a French page, the button with address %s leads to %s', (url, href) => {
    const paths = makePaths({ base: '', locale: 'fr-CA', defaultLocale: 'en-CA' });
    const { slides } = readAll({ banners: [{ ...banner, button: { name: 'Go', url } }] }, guest, { ...place, paths });
    expect(slides[0]?.action?.href).toBe(href);
  });

  it('a button of the type lottery opens its lottery, and a typed button without a valid identifier is left out', () => {
    const button = (more: object) => ({ ...banner, button: { name: 'Go', url: '/x', ...more } });
    const [lottery, unnamed, hostile] = readBanners(
      {
        banners: [
          button({ type: 'lottery', frontendIdentifier: 'aphelion' }),
          button({ type: 'lottery' }),
          button({ type: 'tournaments', frontendIdentifier: '../../evil' }),
        ],
      },
      guest,
    );
    expect(lottery?.action?.href).toBe('/lottery/aphelion');
    expect([unnamed?.action, hostile?.action]).toEqual([undefined, undefined]);
  });

  it('a banner whose variable has no value is left out, and a gradient that is not of colours is not used', () => {
    const gradient = ['red;background:url(//evil.example)', '#fff'];
    const read = readBanners(
      {
        banners: [
          { ...banner, gradient },
          { ...banner, id: 'b', title: '{missing}', variables: { amount: { EUR: '€1' } } },
        ],
      },
      guest,
    );
    expect(read).toEqual([shown]);
  });

  it.each([
    ['before its start', { start_at: '2026-11-24T12:00:01Z', end_at: '2026-11-25T00:00:00Z' }],
    ['at its end', { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-24T12:00:00Z' }],
    ['with a malformed moment', { start_at: 'soon', end_at: '2026-11-25T00:00:00Z' }],
  ])('a timer does not count down %s', (_when, timer) => {
    expect(readBanners({ banners: [{ ...banner, timer }] }, guest)).toEqual([shown]);
  });

  it('nothing counts down where pages are kept neutral', () => {
    const timer = { start_at: '2026-11-24T00:00:00Z', end_at: '2026-11-25T00:00:00Z' };
    const answer = { banners: [{ ...banner, kind: 'service', timer }] };
    expect(readAll(answer, guest, { ...place, isNeutral: true }).slides).toEqual([shown]);
  });
});
