import { expect, it } from 'vitest';
import { rolledBackFact, settledFact } from './round-fact.ts';

const opened = new Date('2026-11-23T11:59:00Z');
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
  jackpot_win: null,
  outcome: { engine: 'crash', crash_point: '2.40', cashed_out: '2.40' },
  opened_at: opened,
  closed_at: at,
} as unknown as Parameters<typeof settledFact>[0];
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

it('a settled real-money round produces a fact with the parts of its stake, its win and its jackpot win', () => {
  expect(settledFact(ended, 30n)).toEqual({
    kind: 'round_settled',
    at,
    data: { ...data, opened_at: opened, win: 1_200n, jackpot_win: 30n },
  });
});

it('a rolled-back round produces a fact with everything that is taken back, and whether the round had counted [PX-13]', () => {
  const open = { ...ended, state: 'open', win: 0n, closed_at: null } as const;
  expect(rolledBackFact(open, at)).toEqual({
    kind: 'round_rolled_back',
    at,
    data: { ...data, win: 0n, jackpot_win: 0n, opened_at: opened, settled_at: null },
  });
  const later = new Date('2026-11-23T13:00:00Z');
  expect(rolledBackFact({ ...ended, jackpot_win: 30n }, later)).toEqual({
    kind: 'round_rolled_back',
    at: later,
    data: { ...data, win: 1_200n, jackpot_win: 30n, opened_at: opened, settled_at: at },
  });
});

it('an open round, a play-money round or a round without a player produces no fact', () => {
  expect(settledFact({ ...ended, state: 'open', closed_at: null }, 0n)).toBeNull();
  for (const other of [{ mode: 'demo' as const }, { player_id: null }]) {
    expect(settledFact({ ...ended, ...other }, 0n)).toBeNull();
    expect(rolledBackFact({ ...ended, ...other }, at)).toBeNull();
  }
});
