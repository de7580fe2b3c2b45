import { expect, it } from 'vitest';
import {
  isNoticeKept,
  isNoticeNeeded,
  noticeCleanupMs,
  noticeKeptMs,
  shownNotices,
  type Kept,
} from './kept-notices.ts';

const hourMs = 3_600_000;
const at = (id: string, moment: number, more: Partial<Kept<string>> = {}): Kept<string> => ({
  player: 7,
  id,
  notice: id,
  at: moment,
  read: false,
  removed: false,
  ...more,
});

it('stores a notice for exactly two hours and cleans up every two hours [CONST-019] [CONST-020] [PNOTIF-010]', () => {
  expect([noticeKeptMs, noticeCleanupMs]).toEqual([2 * hourMs, 2 * hourMs]);
  expect(isNoticeKept(0, 2 * hourMs - 1)).toBe(true);
  expect(isNoticeKept(0, 2 * hourMs)).toBe(false);
});

it('remembers a notice about a lasting condition for more than two hours, but shows it only during the first two', () => {
  const now = 10 * hourMs;
  const reached = at('reached', now - 3 * hourMs, { lasting: true });
  const over = { ...reached, lasting: false };
  expect([reached, over].map(one => isNoticeNeeded(one, now))).toEqual([true, false]);
  expect(isNoticeNeeded(at('paid', now - hourMs), now)).toBe(true);
  expect(shownNotices([reached], 7, now)).toEqual([]);
});

it('shows a player only their own notices that are neither expired nor removed, newest first', () => {
  const now = 10 * hourMs;
  const kept = [
    at('older', now - hourMs),
    at('newer', now - 1),
    at('expired', now - 2 * hourMs),
    at('removed', now - 1, { removed: true }),
    at('read', now - 2, { read: true }),
    at('of another', now - 1, { player: 8 }),
  ];
  expect(shownNotices(kept, 7, now).map(({ id }) => id)).toEqual(['newer', 'read', 'older']);
});
