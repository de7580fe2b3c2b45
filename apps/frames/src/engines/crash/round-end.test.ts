import type { Round } from '@liftoff/contract/game/game';
import { expect, it } from 'vitest';
import { endOf, type RoundWatch } from './round-end.ts';

type Answer = { state: Round['state']; afterMs: number } | Error;

const roundOf = (state: Round['state']): Round => ({
  id: '0190a000-0000-7000-8000-000000000000',
  game: 'rocket-x',
  mode: 'demo',
  currency: 'FUN',
  stake_cents: 100,
  win_cents: 0,
  state,
  opened_at: '2026-01-01T00:00:00.000Z',
  closed_at: null,
  outcome: {
    engine: 'crash',
    crash_hundredths: null,
    collected_hundredths: null,
    started_at: '2026-01-01T00:00:00.000Z',
  },
  seed: { pair: 1, nonce: 1 },
  balance_cents: 0,
  bonus_cents: 0,
  jackpot_win_cents: null,
  jackpot_wins: [],
  freespins: null,
});

/** A mock platform that gives these answers in order, and a clock that only answers and pauses advance. */
function scripted(answers: Answer[], change: Partial<RoundWatch> = {}) {
  let at = 0;
  const pauses: number[] = [];
  const watch: RoundWatch = {
    ask: async () => {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('asked once too often');
      if (answer instanceof Error) throw answer;
      at += answer.afterMs;
      return roundOf(answer.state);
    },
    wanted: () => true,
    failed: () => true,
    now: () => at,
    pause: async ms => {
      pauses.push(ms);
      at += ms;
    },
    ...change,
  };
  return { watch, pauses, left: answers };
}

it('requests the round again immediately if the platform held the response back for as long as allowed', async () => {
  const { watch, pauses } = scripted([
    { state: 'open', afterMs: 4000 },
    { state: 'settled', afterMs: 900 },
  ]);
  expect((await endOf(watch))?.state).toBe('settled');
  expect(pauses).toEqual([]);
});

it('pauses between requests if the platform does not hold responses back', async () => {
  const { watch, pauses } = scripted([
    { state: 'open', afterMs: 30 },
    { state: 'open', afterMs: 30 },
    { state: 'rolled_back', afterMs: 30 },
  ]);
  expect((await endOf(watch))?.state).toBe('rolled_back');
  expect(pauses).toEqual([220, 220]);
});

it('repeats the request after a lost response, unless repeating is pointless', async () => {
  const lost = scripted([new Error('offline'), { state: 'settled', afterMs: 30 }]);
  expect((await endOf(lost.watch))?.state).toBe('settled');
  expect(lost.pauses).toEqual([1000]);
  const ended = scripted([new Error('session'), { state: 'settled', afterMs: 30 }], { failed: () => false });
  expect(await endOf(ended.watch)).toBeNull();
  expect(ended.left).toHaveLength(1);
});

it('returns no round end if a collect has already ended the round', async () => {
  let wanted = true;
  const { watch } = scripted([], {
    wanted: () => wanted,
    ask: async () => {
      wanted = false;
      return roundOf('settled');
    },
  });
  expect(await endOf(watch)).toBeNull();
});
