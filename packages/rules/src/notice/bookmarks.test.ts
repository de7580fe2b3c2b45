import { expect, it } from 'vitest';
import { activeBookmarks, hasWheelBookmark } from './bookmarks.ts';

const all = { mart: true, lootbox: true, adventure: true, quest: true };
const now = new Date('2026-11-29T12:00:00Z');
const box = { stage: 'issued', group_key: 'wheel_rocket_pro', valid_until: null, activated_at: null } as const;

it('the first two bookmarks that the player has are active, in their order [STATE-071] [CONST-068]', () => {
  expect(activeBookmarks(all, null)).toEqual(['mart', 'lootbox']);
  expect(activeBookmarks({ ...all, lootbox: false }, null)).toEqual(['mart', 'adventure']);
  expect(activeBookmarks({ ...all, mart: false, lootbox: false }, null)).toEqual(['adventure', 'quest']);
  expect(activeBookmarks({ mart: false, lootbox: false, adventure: false, quest: false }, null)).toEqual([]);
});

it('the bookmark of the current page leaves its place to the next bookmark', () => {
  expect(activeBookmarks(all, 'mart')).toEqual(['lootbox', 'adventure']);
  expect(activeBookmarks(all, 'quest')).toEqual(['mart', 'lootbox']);
});

it('bookmarks after an unknown one wait until it is known', () => {
  expect(activeBookmarks({ ...all, lootbox: undefined }, null)).toEqual(['mart']);
  expect(activeBookmarks({ ...all, mart: undefined }, null)).toEqual([]);
  expect(activeBookmarks({ ...all, mart: undefined }, 'mart')).toEqual(['lootbox', 'adventure']);
});

it('players of a wheel group, or with a box that can be opened, have the bookmark of the wheel [PBOOK-004]', () => {
  for (const group of ['21', '1308', '1309']) expect(hasWheelBookmark([group], [], now)).toBe(true);
  expect(hasWheelBookmark([], [box], now)).toBe(true);
  expect(hasWheelBookmark([], [{ ...box, group_key: 'manual_wheel' }], now)).toBe(true);
  const others = [
    { ...box, group_key: 'rocket_lite' },
    { ...box, stage: 'activated' as const, activated_at: '2026-11-29T08:00:00Z' },
    { ...box, valid_until: '2026-11-29T11:59:59Z' },
  ];
  expect(hasWheelBookmark(['259'], others, now)).toBe(false);
});

it('the groups of the operator’s file replace the default wheel groups', () => {
  expect(hasWheelBookmark(['77'], [], now, [77])).toBe(true);
  expect(hasWheelBookmark(['1308'], [], now, [77])).toBe(false);
  expect(hasWheelBookmark(['1308'], [], now, [])).toBe(false);
});
