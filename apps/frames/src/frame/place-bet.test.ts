import { CallError } from '@liftoff/contract/core/client';
import type { BetBody, Round } from '@liftoff/contract/game/game';
import { expect, it, vi } from 'vitest';
import { betStore } from './pending-bet.ts';
import { placeBet } from './place-bet.ts';

const bet: BetBody = { id: '0194d1f0-0000-7000-8000-000000000001', input: { engine: 'slot', stake_cents: 100 } };
const round = {
  id: 'r1',
  state: 'settled',
  stake_cents: 100,
  win_cents: 0,
  balance_cents: '900',
  bonus_cents: 0,
  outcome: { engine: 'slot' },
} as Round;
const noPause = () => Promise.resolve();

function memory(): Storage {
  const held = new Map<string, string>();
  return {
    length: 0,
    clear: () => held.clear(),
    key: () => null,
    getItem: key => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: key => void held.delete(key),
  };
}

const launch = { mode: 'real' as const, identifier: 'moon-koi', currency: 'EUR', storage_key: 'one' };

function script(answers: unknown[]) {
  const sent: BetBody[] = [];
  const frameBet = ({ body }: { body: BetBody }) => {
    sent.push(body);
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Round);
  };
  return { sent, frameBet };
}

it('resends a bet under the same id after a lost connection, and deletes the stored bet once it is answered [I5]', async () => {
  const shelf = memory();
  const store = betStore(launch, () => shelf);
  const calls = script([new TypeError('failed to fetch'), new CallError(503, 'unavailable'), round]);
  let lost = 0;
  expect(await placeBet(calls, store, bet, () => (lost += 1), noPause)).toBe(round);
  expect(calls.sent).toEqual([bet, bet, bet]);
  expect(lost).toBe(2);
  expect(store.read()).toBeNull();
});

it('keeps an unanswered bet until the next visit [I5]', async () => {
  const shelf = memory();
  const store = betStore(launch, () => shelf);
  const calls = script(Array.from({ length: 9 }, () => new TypeError('failed to fetch')));
  await expect(placeBet(calls, store, bet, undefined, noPause)).rejects.toThrow('failed to fetch');
  expect(betStore(launch, () => shelf).read()).toEqual(bet);
  expect(betStore({ ...launch, mode: 'demo' }, () => shelf).read()).toBeNull();
});

it.each([
  ['nothing', null],
  ['no body', undefined],
  ['a text', '<!doctype html>'],
  ['a list', [round]],
  ['something else', { ok: true }],
  ['a round without an id', { ...round, id: undefined }],
  ['a round without a state', { ...round, state: null }],
  ['a round without an outcome', { ...round, outcome: null }],
  ['a round without its stake', { ...round, stake_cents: undefined }],
  ['a round without what it paid', { ...round, win_cents: {} }],
  ['a round without the balance', { ...round, balance_cents: 'NaN' }],
  ['a round without the bonus money', { ...round, bonus_cents: undefined }],
])('ignores a response that is %s and resends the bet under the same id [B13] [I5]', async (_what, answer) => {
  const store = betStore(launch, memory);
  const once = script([answer, round]);
  expect(await placeBet(once, store, bet, undefined, noPause)).toBe(round);
  expect(once.sent).toEqual([bet, bet]);
  const shelf = memory();
  const never = script(Array.from({ length: 9 }, () => answer));
  await expect(
    placeBet(
      never,
      betStore(launch, () => shelf),
      bet,
      undefined,
      noPause,
    ),
  ).rejects.toThrow('without a round');
  expect(betStore(launch, () => shelf).read()).toEqual(bet);
});

it.each([
  ['another player', { storage_key: 'two' }],
  ['another currency', { currency: 'CAD' }],
  ['another game', { identifier: 'sun-koi' }],
])('does not resend an unanswered bet for %s [A10] [I5]', (_what, other) => {
  const shelf = memory();
  betStore(launch, () => shelf).keep(bet);
  expect(betStore({ ...launch, ...other }, () => shelf).read()).toBeNull();
  expect(betStore(launch, () => shelf).read()).toEqual(bet);
});

it.each([
  [422, 'not_enough_money'],
  [429, 'rate_limited'],
] as const)('accepts a refusal (%i %s) as the final response to a bet [B9]', async (status, refusal) => {
  const store = betStore(launch, memory);
  const calls = script([new CallError(status, refusal)]);
  await expect(placeBet(calls, store, bet, undefined, noPause)).rejects.toMatchObject({ refusal });
  expect(calls.sent).toHaveLength(1);
  expect(store.read()).toBeNull();
});

it.each([
  [0, [400, 900, 2_000, 4_000, 8_000, 12_000]],
  [1, [500, 1_125, 2_500, 5_000, 10_000, 15_000]],
])(
  'waits longer before each of six further bet attempts, with random jitter (%d) of up to a quarter [B9]',
  async (chance, expected) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
    const waits: number[] = [];
    const lost = script(Array.from({ length: 9 }, () => new TypeError('failed to fetch')));
    await expect(
      placeBet(lost, betStore(launch, memory), bet, undefined, async ms => void waits.push(ms)),
    ).rejects.toThrow('failed to fetch');
    random.mockRestore();
    expect(waits).toEqual(expected);
    expect(lost.sent).toHaveLength(7);
  },
);

it('waits as long as the platform requires if a round is requested too soon [C19]', async () => {
  const waits: number[] = [];
  const early = new CallError(429, 'too_fast', { refusal: 'too_fast', retry_after_sec: 2, request_id: 'q' });
  await placeBet(script([early, round]), betStore(launch, memory), bet, undefined, ms => {
    waits.push(ms);
    return Promise.resolve();
  });
  expect(waits).toEqual([2000]);
});

it('places bets without browser storage', async () => {
  const store = betStore(launch, () => {
    throw new Error('storage is closed');
  });
  expect(await placeBet(script([round]), store, bet, undefined, noPause)).toBe(round);
  expect(store.read()).toBeNull();
});
