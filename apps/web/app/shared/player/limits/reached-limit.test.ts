import type { UserLimit } from '@liftoff/contract/limits/limits';
import { expect, it } from 'vitest';
import { reachedLimit, reachedLimits } from './reached-limit.ts';

const limit = (type: UserLimit['type'], ...amounts: [amount: number | string, used: number | string][]): UserLimit => ({
  id: '1',
  type,
  period: 'day',
  accounts: amounts.map(([amount_cents, current_value_amount_cents]) => ({
    currency: 'EUR',
    amount_cents,
    current_value_amount_cents,
  })),
  minutes: null,
  resets_at: null,
  ends_at: null,
  pending: null,
});

it.each([
  ['no limits', [], false],
  ['partly used', [limit('loss', [5_000, 4_990])], false],
  ['fully used', [limit('loss', [5_000, 5_000])], true],
  ['used in the opposite direction', [limit('loss', [5_000, -5_000])], true],
  ['amounts beyond safe integers', [limit('wager', ['9007199254740993', '9007199254740983'])], false],
  ['one of several reached', [limit('deposit', [5_000, 0]), limit('loss', [100, 7], [100, 100])], true],
  ['a deposit limit', [limit('deposit', [5_000, 5_000])], true],
  ['a wager limit', [limit('wager', [5_000, 5_000])], true],
  ['a session limit', [limit('session', [60, 60])], true],
  ['a cooling-off period', [limit('coolingoff')], true],
  ['a self-exclusion', [limit('selfexclusion')], true],
] as const)('decides whether a limit is reached: %s [STATE-049] [STATE-050] [GUARD-010]', (_words, limits, reached) => {
  expect(reachedLimit(limits) !== null).toBe(reached);
});

it('announces the break that ends last or, if there is none, the first reached limit, in the currency in which it is reached [STATE-051]', () => {
  const until = (ends_at: string | null): UserLimit => ({ ...limit('coolingoff'), ends_at });
  const loss = limit('loss', [100, 7], [100, 100]);
  expect(reachedLimit([limit('wager', [100, 90]), loss])).toEqual({ ...loss, accounts: [loss.accounts[1]] });
  const [day, week, forever] = [until('2026-11-21'), until('2026-11-27'), until(null)];
  expect(reachedLimit([loss, day, week])).toBe(week);
  expect(reachedLimit([forever, day, week])).toBe(forever);
});

it('lists all reached limits, with breaks before other limits [STATE-051]', () => {
  const spent = (id: string): UserLimit => ({ ...limit('loss', [100, 100]), id });
  const pause = { ...limit('coolingoff'), id: 'pause' };
  const reached = reachedLimits([spent('first'), { ...limit('wager', [100, 90]), id: 'left' }, pause, spent('second')]);
  expect(reached.map(({ id }) => id)).toEqual(['pause', 'first', 'second']);
});
