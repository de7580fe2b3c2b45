import { describe, expect, it } from 'vitest';
import { statusLadder } from '../vip/status-ladder.ts';
import { isBannerFor, type AimedBanner, type BannerReader } from './banner-reader.ts';

const now = new Date('2026-12-24T12:00:00Z');
const guest: BannerReader = { country: 'CA', groups: [], isPlayer: false, money: null, mayHaveOffers: true, now };
const fiat: BannerReader = { ...guest, isPlayer: true, money: 'fiat' };
const crypto: BannerReader = { ...fiat, money: 'crypto' };
const seenBy = (banner: AimedBanner, ...readers: BannerReader[]) => readers.map(reader => isBannerFor(banner, reader));

describe('audience of a banner', () => {
  it('a banner without restrictions is shown to everyone', () => {
    expect(seenBy({}, guest, fiat, crypto)).toEqual([true, true, true]);
    expect(seenBy({ groupIds: [], countries: [], audience: 'all', money: 'all' }, guest, fiat)).toEqual([true, true]);
  });

  it('a banner is hidden from readers who may not be shown offers, unless it is a service banner [C15] [PX-07]', () => {
    const protectedPlayer = { ...fiat, mayHaveOffers: false };
    expect(seenBy({}, protectedPlayer, fiat)).toEqual([false, true]);
    expect(seenBy({ kind: 'offer' }, protectedPlayer, fiat)).toEqual([false, true]);
    expect(seenBy({ kind: 'service' }, protectedPlayer, fiat)).toEqual([true, true]);
  });

  it('a banner with groups is shown only to players in one of them [PBANNER-002]', () => {
    const gold = { ...fiat, groups: ['1', '259'] };
    expect(seenBy({ groupIds: [257, 259] }, gold, fiat, guest)).toEqual([true, false, false]);
  });

  it('a banner for the VIP groups is shown only to VIP players [PBANNER-007]', () => {
    const groupIds = statusLadder.slice(statusLadder.findIndex(({ id }) => id === 'bronze')).flatMap(of => of.groups);
    const among = (...groups: string[]) =>
      groups.filter(group => isBannerFor({ groupIds }, { ...fiat, groups: [group] }));
    expect(among('759', '255', '259', '258', '257')).toEqual(['759', '255', '259', '258', '257']);
    expect([among('256', '1117', '21', '2570'), isBannerFor({ groupIds }, guest)]).toEqual([[], false]);
  });

  it.each([
    [{ start: '2026-12-24T12:00:00Z' }, true],
    [{ start: '2026-12-24T12:00:00.001Z' }, false],
    [{ end: '2026-12-24T12:00:00.001Z' }, true],
    [{ end: '2026-12-24T12:00:00Z' }, false],
    [{ start: '2026-12-24T00:00:00Z', end: '2026-12-25T00:00:00Z' }, true],
    [{ start: '2026-12-24T07:00:00-05:00' }, true],
    [{}, true],
  ])('whether a banner with the time range %o is shown now: %s [PBANNER-003]', (liveTime, isSeen) => {
    expect(isBannerFor({ liveTime }, guest)).toBe(isSeen);
  });

  it('a banner is shown only to guests or only to players, as configured [PBANNER-004]', () => {
    expect(seenBy({ audience: 'guests' }, guest, fiat, crypto)).toEqual([true, false, false]);
    expect(seenBy({ audience: 'players' }, guest, fiat, crypto)).toEqual([false, true, true]);
  });

  it('a banner is shown only to crypto players or only to fiat players, as configured [PBANNER-005]', () => {
    expect(seenBy({ money: 'crypto' }, guest, fiat, crypto)).toEqual([false, false, true]);
    expect(seenBy({ money: 'fiat' }, guest, fiat, crypto)).toEqual([false, true, false]);
  });

  it('a welcome-pack banner is shown only to players who qualify for the pack [PBANNER-006]', () => {
    expect(seenBy({ welcomePackOnly: true }, { ...fiat, groups: ['131811'] }, fiat, guest)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('a banner with countries is shown only to visitors from those countries, and never to visitors whose country is unknown', () => {
    const from = (country: string | null) => ({ ...guest, country });
    expect(seenBy({ countries: ['DE', 'AT'] }, from('AT'), from('CA'), from(null))).toEqual([true, false, false]);
  });
});
