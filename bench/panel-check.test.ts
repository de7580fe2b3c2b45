import type { FrameStart, Round, SeedPair } from '@liftoff/contract/game/game';
import { collectWin, crashModel, crashPoint } from '@liftoff/rules/game/engines/crash/math';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { payRoulette, spots, winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import { solveSlot, spinSlot, type SlotSpec } from '@liftoff/rules/game/engines/slot/math';
import { wire } from '@liftoff/rules/money/money';
import { expect, it } from 'vitest';
import { checkRound } from '../apps/frames/src/fairness/recompute.ts';

/**
 * The game's fairness panel recomputes a round from its record alone. These tests compare it with the rules that the
 * platform plays by (every kind of slot, crash and roulette; outcome and amount) and feed it falsified records.
 */
const serverSeed = '8821fc29f822d1497db6b5f4b3c06d2f73e42a434d7cb8fc59bbb353aa7f0c31';
const clientSeed = 'paper-crane-over-water';
const hash = seedHash(serverSeed);
const pair: SeedPair = {
  number: 1,
  server_seed: serverSeed,
  server_seed_hash: hash,
  client_seed: clientSeed,
  nonce: 400,
};
const drawOf = (nonce: number) => outcomeDraw({ serverSeed, clientSeed, nonce });

const startOf = (engine: FrameStart['engine'], model: unknown) => ({ engine, model }) as FrameStart;

const roundOf = (nonce: number, stake: bigint, win: bigint, outcome: Round['outcome']): Round => ({
  id: `round-${nonce}`,
  game: 'a-game',
  mode: 'demo',
  currency: 'FUN',
  stake_cents: wire(stake),
  win_cents: wire(win),
  state: 'settled',
  opened_at: '2026-03-01T12:00:00.000Z',
  closed_at: '2026-03-01T12:00:00.000Z',
  outcome,
  seed: { pair: 1, nonce },
  balance_cents: 0,
  bonus_cents: 0,
  jackpot_win_cents: null,
  jackpot_wins: [],
  freespins: null,
});

const specs: readonly SlotSpec[] = [
  { layout: '5x3 20 lines', volatility: 'high', rtpPercent: 96.2, maxWinTimes: 5000 },
  { layout: '3x3 5 lines', volatility: 'low', rtpPercent: 95, maxWinTimes: 500 },
  { layout: '5x4 1024 ways', volatility: 'medium', rtpPercent: 96, maxWinTimes: 2000 },
  { layout: '6x7 117649 ways', volatility: 'very-high', rtpPercent: 96, maxWinTimes: 10_000 },
  { layout: '6x5 anywhere', volatility: 'high', rtpPercent: 96.5, maxWinTimes: 5000 },
  { layout: '7x7 clusters', volatility: 'high', rtpPercent: 96, maxWinTimes: 5000 },
];

it.each(specs)('the fairness panel recomputes the rounds of $layout exactly as the rules do [C33]', spec => {
  const model = solveSlot(spec);
  const stake = BigInt(model.unit) * 3n;
  let withFree = 0;
  for (let nonce = 0; nonce < 400 || withFree === 0; nonce += 1) {
    const { win, outcome } = spinSlot(model, drawOf(nonce), stake);
    if (outcome.spins.length > 1) withFree += 1;
    const found = checkRound(startOf('slot', model), pair, roundOf(nonce, stake, win, outcome), hash);
    expect(found).toMatchObject({ commitment: 'shown', sameOutcome: true, sameAmount: true, amount: win });
  }
});

it('the fairness panel recomputes a slot round that ended at its maximum win [C33]', () => {
  const [spec] = specs;
  if (!spec) throw new Error('no slot');
  const model = { ...solveSlot(spec), max_win_times_stake: 2 };
  const stake = BigInt(model.unit);
  let capped = 0;
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const { win, outcome } = spinSlot(model, drawOf(nonce), stake);
    if (outcome.capped) capped += 1;
    const found = checkRound(startOf('slot', model), pair, roundOf(nonce, stake, win, outcome), hash);
    expect(found).toMatchObject({ sameOutcome: true, sameAmount: true, amount: win });
  }
  expect(capped).toBeGreaterThan(0);
});

it('the fairness panel recomputes flights as the rules do, and detects a collect after the end of the flight [C33]', () => {
  const model = crashModel(96.13, 5000);
  const stake = 137n;
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const point = crashPoint(model, drawOf(nonce), stake);
    const collected = point > 150 ? 150 : null;
    const win = collected === null ? 0n : collectWin(stake, collected);
    const record = (at: number | null, paid: bigint, end = point) =>
      checkRound(
        startOf('crash', model),
        pair,
        roundOf(nonce, stake, paid, {
          engine: 'crash',
          crash_hundredths: end,
          collected_hundredths: at,
          started_at: '2026-03-01T12:00:00.000Z',
        }),
        hash,
      );
    expect(record(collected, win)).toMatchObject({ sameOutcome: true, sameAmount: true, amount: win });
    expect(record(point + 1, collectWin(stake, point + 1)).sameOutcome).toBe(false);
    expect(record(collected, win, point + 1).sameOutcome).toBe(false);
    expect(record(collected, win + 1n).sameAmount).toBe(false);
  }
});

it('the fairness panel recomputes the roulette number and every spot as the rules do [C33]', () => {
  const placed = spots.map((spot, index) => ({ spot, stake: BigInt(index + 1) }));
  for (let nonce = 0; nonce < 100; nonce += 1) {
    const number = winningNumber(drawOf(nonce));
    const { bets, win } = payRoulette(placed, number);
    const outcome = (fallen: number): Round['outcome'] => ({
      engine: 'roulette',
      number: fallen,
      table_round: null,
      bets: bets.map(bet => ({ spot: bet.spot, stake_cents: wire(bet.stake), win_cents: wire(bet.win) })),
    });
    const record = (fallen: number, paid: bigint) =>
      checkRound(startOf('roulette', null), pair, roundOf(nonce, 1n, paid, outcome(fallen)), hash);
    expect(record(number, win)).toMatchObject({ sameOutcome: true, sameAmount: true, amount: win });
    expect(record((number + 1) % 37, win).sameOutcome).toBe(false);
    expect(record(number, win - 1n).sameAmount).toBe(false);
  }
});

it('the fairness panel detects a slot record with a wrong win or wrong symbols [C33]', () => {
  const [spec] = specs;
  if (!spec) throw new Error('no slot');
  const model = solveSlot(spec);
  const { win, outcome } = spinSlot(model, drawOf(7), BigInt(model.unit));
  const start = startOf('slot', model);
  const bent = structuredClone(outcome);
  const cell = bent.spins[0]?.grid[0];
  if (!cell) throw new Error('no grid');
  cell[0] = cell[0] === 'low1' ? 'low2' : 'low1';
  const stake = BigInt(model.unit);
  expect(checkRound(start, pair, roundOf(7, stake, win + 1n, outcome), hash)).toMatchObject({
    sameOutcome: true,
    sameAmount: false,
  });
  expect(checkRound(start, pair, roundOf(7, stake, win, bent), hash).sameOutcome).toBe(false);
});

it('the fairness panel trusts the hash shown before the round, not a hash that the platform states afterwards [C33]', () => {
  const { win, outcome } = { win: 0n, outcome: { engine: 'crash', crash_hundredths: 100 } };
  const round = roundOf(0, 1n, win, {
    ...outcome,
    engine: 'crash',
    collected_hundredths: null,
    started_at: '2026-03-01T12:00:00.000Z',
  });
  const start = startOf('crash', crashModel(96, 100));
  // Another seed with a matching hash, in place of the committed seed.
  const other = '11'.repeat(32);
  const swapped = { ...pair, server_seed: other, server_seed_hash: seedHash(other) };
  expect(checkRound(start, swapped, round, hash).commitment).toBe('other');
  expect(checkRound(start, swapped, round, null).commitment).toBe('stated');
  expect(checkRound(start, { ...pair, server_seed_hash: '00' }, round, null).commitment).toBe('other');
  expect(checkRound(start, { ...pair, server_seed_hash: '00' }, round, hash).commitment).toBe('shown');
});
