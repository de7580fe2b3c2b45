import { expect, it } from 'vitest';
import { roundFact } from './round-fact.ts';

const at = new Date('2026-11-23T12:00:00Z');
const ended = {
  mode: 'real',
  player_id: 7n,
  id: 'a-round',
  game: 'rocket-x',
  currency: 'EUR',
  state: 'settled',
  stake: 500n,
  win: 1_200n,
  funding: [{ source: 'cash', grant: null, amount: '500' }],
  contribution: { grant: 3, amount: '500' },
  outcome: { engine: 'crash', crash_point: '2.40', cashed_out: '2.40' },
  closed_at: at,
} as unknown as Parameters<typeof roundFact>[0];
const data = {
  player: 7,
  round: 'a-round',
  game: 'rocket-x',
  engine: 'crash',
  currency: 'EUR',
  stake: 500n,
  parts: [{ source: 'cash', grant: null, amount: 500n }],
  contribution: { grant: 3, amount: 500n },
};

it('an ended real-money round produces a fact with the parts of its stake, and with its win and jackpot win if it was settled', () => {
  expect(roundFact(ended, 30n)).toEqual({
    kind: 'round_settled',
    at,
    data: { ...data, win: 1_200n, jackpot_win: 30n },
  });
  expect(roundFact({ ...ended, state: 'rolled_back' }, 0n)).toEqual({ kind: 'round_rolled_back', at, data });
});

it('an open round, a play-money round or a round without a player produces no fact', () => {
  expect(roundFact({ ...ended, mode: 'demo' }, 0n)).toBeNull();
  expect(roundFact({ ...ended, player_id: null }, 0n)).toBeNull();
  expect(roundFact({ ...ended, closed_at: null }, 0n)).toBeNull();
});
