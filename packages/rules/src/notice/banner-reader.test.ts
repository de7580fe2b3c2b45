import { describe, expect, it } from 'vitest';
import { statusLadder } from '../vip/status-ladder.ts';
import { isBannerFor, type AimedBanner, type BannerReader } from './banner-reader.ts';

const now = new Date('2026-12-24T12:00:00Z');
const guest: BannerReader = { country: 'CA', groups: [], isPlayer: false, money: null, now };
const fiat: BannerReader = { ...guest, isPlayer: true, money: 'fiat' };
const crypto: BannerReader = { ...fiat, money: 'crypto' };
const seenBy = (banner: AimedBanner, ...readers: BannerReader[]) => readers.map(reader => isBannerFor(banner, reader));

describe('a banner is for', () => {
  it('everyone where nothing narrows it', () => {
    expect(seenBy({}, guest, fiat, crypto)).toEqual([true, true, true]);
    expect(seenBy({ groupIds: [], countries: [], audience: 'all', money: 'all' }, guest, fiat)).toEqual([true, true]);
  });

  it('players of one of its groups [PBANNER-002]', () => {
    const gold = { ...fiat, groups: ['1', '259'] };
    expect(seenBy({ groupIds: [257, 259] }, gold, fiat, guest)).toEqual([true, false, false]);
  });

  it('VIP players, where its groups are theirs [PBANNER-007]', () => {
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
  ])('the time %o, or not: %s [PBANNER-003]', (liveTime, isSeen) => {
    expect(isBannerFor({ liveTime }, guest)).toBe(isSeen);
  });

  it('guests alone, players alone, or both [PBANNER-004]', () => {
    expect(seenBy({ audience: 'guests' }, guest, fiat, crypto)).toEqual([true, false, false]);
    expect(seenBy({ audience: 'players' }, guest, fiat, crypto)).toEqual([false, true, true]);
  });

  it('players of coins or of fiat money [PBANNER-005]', () => {
    expect(seenBy({ money: 'crypto' }, guest, fiat, crypto)).toEqual([false, false, true]);
    expect(seenBy({ money: 'fiat' }, guest, fiat, crypto)).toEqual([false, true, false]);
  });

  it('players with the status of the welcome pack [PBANNER-006]', () => {
    expect(seenBy({ welcomePackOnly: true }, { ...fiat, groups: ['131811'] }, fiat, guest)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('visitors from its countries; a country that is not known is none of them', () => {
    const from = (country: string | null) => ({ ...guest, country });
    expect(seenBy({ countries: ['DE', 'AT'] }, from('AT'), from('CA'), from(null))).toEqual([true, false, false]);
  });
});
