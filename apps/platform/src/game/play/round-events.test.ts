import { collects, collectWin, crashModel, crashPoint } from '@liftoff/rules/game/engines/crash/math';
import { payRoulette, winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import { spinSlot } from '@liftoff/rules/game/engines/slot/math';
import { referenceSpec, solveSlot } from '@liftoff/rules/game/engines/slot/solve';
import { seededDraw } from '@liftoff/rules/testing/seeded-draw';
import { expect, it } from 'vitest';
import { winEvents } from './round-events.ts';

const at = new Date('2026-11-20T12:00:00.000Z');
const won = (mode: string, stake: bigint, win: bigint) =>
  winEvents({ mode, nickname: 'Mira K***', game: 'rocket-x', currency: 'EUR', stake, win }, at);

it('the ticker receives real-money wins above the stake, and nothing else [C22]', () => {
  expect(won('real', 100n, 101n)).toEqual([
    {
      channel: 'wins',
      data: { nickname: 'Mira K***', game: 'rocket-x', currency: 'EUR', win_cents: 101, at: at.toISOString() },
    },
  ]);
  for (const [mode, win] of [
    ['demo', 5_000n],
    ['real', 100n],
    ['real', 99n],
    ['real', 0n],
  ] as const)
    expect(won(mode, 100n, win)).toEqual([]);
});

it('in ten thousand rounds of slots, roulette and crash, the ticker receives only rounds that return more than their stake [C22]', () => {
  const draw = seededDraw(9);
  const slot = solveSlot(referenceSpec('5x3 20 lines', 'low'));
  const flight = crashModel(97, 1_000);
  const rounds = {
    slot: () => ({ stake: BigInt(slot.unit), win: spinSlot(slot, draw, BigInt(slot.unit)).win }),
    // Red alone returns exactly the total stake; the dozen returns more.
    roulette: () => {
      const bets = [
        { spot: 'red', stake: 100n },
        { spot: 'dozen:1', stake: 100n },
      ];
      return { stake: 200n, win: payRoulette(bets, winningNumber(draw)).win };
    },
    crash: () => {
      const hundredths = 101 + draw(300);
      return { stake: 1n, win: collects(hundredths, crashPoint(flight, draw, 1n)) ? collectWin(1n, hundredths) : 0n };
    },
  };
  for (const [engine, play] of Object.entries(rounds)) {
    const seen = { below: 0, at: 0, above: 0 };
    for (let round = 0; round < 10_000; round += 1) {
      const { stake, win } = play();
      seen[win < stake ? 'below' : win === stake ? 'at' : 'above'] += 1;
      expect(won('real', stake, win).length, `${engine}: ${win} of ${stake}`).toBe(win > stake ? 1 : 0);
    }
    expect(Math.min(...Object.values(seen)), `${engine} ${JSON.stringify(seen)}`).toBeGreaterThan(50);
  }
});
