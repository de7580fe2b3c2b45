import { describe, expect, it } from 'vitest';
import { canceledToAnnounce } from './canceled-notice.ts';

const ended = Date.parse('2026-11-20T12:00:00Z');
const minutes = (count: number) => ended + count * 60_000;
const canceled = {
  id: 'newest',
  action: 'deposit',
  state: 'canceled',
  finished_at: new Date(ended).toISOString(),
  amount_cents: 5_000,
  currency: 'EUR',
} as const;
const older = { ...canceled, id: 'older' };

describe('notice of a canceled deposit', () => {
  it.each([
    [0, true],
    [4.99, true],
    [5, false],
    [60, false],
  ])(
    'whether a canceled deposit is announced %d minutes after it ended: %s [STATE-053] [CONST-067]',
    (after, isMailed) => {
      expect(canceledToAnnounce([canceled, older], '', minutes(after))).toBe(isMailed ? canceled : null);
    },
  );

  it('announces a canceled deposit only once, and a later one separately [STATE-054]', () => {
    expect(canceledToAnnounce([canceled], 'newest', minutes(1))).toBeNull();
    expect(canceledToAnnounce([canceled], 'older', minutes(1))).toBe(canceled);
  });

  it('does not announce older payments, open payments, withdrawals or payments that ended otherwise', () => {
    const done = { ...canceled, id: 'done', state: 'succeeded' as const };
    const declined = { ...canceled, state: 'declined' as const };
    const open = { ...canceled, state: 'pending' as const, finished_at: null };
    const cashout = { ...canceled, action: 'cashout' as const };
    for (const list of [[done, canceled], [declined], [open], [cashout], []])
      expect(canceledToAnnounce(list, '', minutes(1))).toBeNull();
  });
});
