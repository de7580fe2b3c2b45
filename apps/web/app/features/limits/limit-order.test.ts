import type { UserLimit } from '@liftoff/contract/limits/limits';
import { expect, it } from 'vitest';
import { inOrder } from './limit-order.ts';

const limit = (type: UserLimit['type'], used = 0): UserLimit => ({
  id: type,
  type,
  period: 'week',
  accounts: [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: used }],
  minutes: null,
  resets_at: null,
  ends_at: null,
  pending: null,
});

it('lists reached limits first, then loss, deposit and wager limits', () => {
  const types = (limits: UserLimit[]) => inOrder(limits).map(({ type }) => type);
  expect(types([limit('wager'), limit('deposit'), limit('loss')])).toEqual(['loss', 'deposit', 'wager']);
  expect(types([limit('loss'), limit('wager', 100), limit('deposit')])).toEqual(['wager', 'loss', 'deposit']);
});
