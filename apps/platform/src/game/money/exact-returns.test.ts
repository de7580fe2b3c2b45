import { games } from '@liftoff/catalogue/games';
import { CurrencyCodeSchema } from '@liftoff/contract/core/money';
import {
  collectWin,
  crashFacts,
  lastWorth,
  lowestCollect,
  paysMore,
  type CrashModel,
} from '@liftoff/rules/game/engines/crash/math';
import { payRoulette, pockets, spots } from '@liftoff/rules/game/engines/roulette/math';
import { rulesOfEngine } from '@liftoff/rules/game/engines';
import { slotSpecOf, solveSlot, spinSlot, takesStake, type SlotModel } from '@liftoff/rules/game/engines/slot/math';
import { minor, playMoney } from '@liftoff/rules/money/money';
import { seededDraw } from '@liftoff/rules/testing/seeded-draw';
import { describe, expect, it } from 'vitest';
import { engineFor, rulesOf } from '../engines.ts';
import { gameFacts } from '../game-facts.ts';
import { stakesOf } from './stakes.ts';

const currencies = [playMoney, ...CurrencyCodeSchema.options];
const ofEngine = (engine: string) =>
  games.filter(game => engineFor(game) === engine && !game.categories.includes('prerelease'));

const slotModelOf = (game: (typeof games)[number]) => rulesOf(game)?.model as SlotModel;

/** Every stake that a game offers, in every currency it can be played in. */
const stakesIn = (game: (typeof games)[number]): Set<bigint> =>
  new Set(currencies.flatMap(currency => stakesOf(game, currency)?.all ?? []));

describe('the stated return to player, at every stake and to the minor unit of every currency', () => {
  it('a crash game pays the exact return for every target at every stake it offers [C29]', () => {
    const crash = ofEngine('crash');
    const stakes = new Set(crash.flatMap(game => [...stakesIn(game)]));
    expect(crash.length).toBeGreaterThan(0);
    expect(stakes.has(10n)).toBe(true);
    for (const stake of stakes) {
      for (let target = lowestCollect; target <= 5_000; target += 1) {
        // The chance that a flight reaches an amount is return times stake / amount (packages/rules). So the return
        // is exact if the flight reaches the target precisely when it reaches the amount that the target pays.
        const amount = collectWin(stake, target);
        const exact = lastWorth(stake, amount) >= target && lastWorth(stake, amount - 1n) < target;
        if (!exact) expect.fail(`${stake} at ${target} hundredths is not paid its return`);
      }
    }
  });

  it.each(ofEngine('crash').map(game => [game.slug, game] as const))(
    '%s states the return with which its flights are drawn, and pays its maximum win in full',
    (_slug, game) => {
      const model = rulesOf(game)?.model as CrashModel;
      expect(gameFacts(game, 'EUR').rtp_percent).toBe(model.rtp_basis_points / 100);
      expect(crashFacts(model).max_win_times_stake * 100).toBe(model.max_hundredths);
      for (const stake of stakesIn(game))
        expect(collectWin(stake, model.max_hundredths) * 100n).toBe(stake * BigInt(model.max_hundredths));
    },
  );

  it.each([
    [10n, 101, false],
    [10n, 109, false],
    [10n, 110, true],
    [100n, 101, true],
  ])('a stake of %s collected automatically at %s hundredths pays more than the stake: %s', (stake, target, more) =>
    expect(paysMore(stake, target)).toBe(more),
  );

  it('slots offer only stakes in whole units, so no line win is ever rounded down [C29]', () => {
    const units = new Map<number, (typeof games)[number]>();
    for (const game of ofEngine('slot').filter((_, place) => place % 20 === 0)) {
      const model = slotModelOf(game);
      units.set(model.unit, game);
      for (const stake of stakesIn(game)) expect(takesStake(model, stake)).toBe(true);
      const paid = Object.values(model.pays).flatMap(counts => Object.values(counts));
      expect(paid.every(Number.isSafeInteger)).toBe(true);
    }
    for (const game of units.values()) {
      const model = slotModelOf(game);
      const draw = seededDraw(7);
      const least = stakesOf(game, 'EUR')?.min ?? 0n;
      for (let round = 0; round < 300; round += 1) {
        const { win, outcome } = spinSlot(model, draw, least);
        for (const spin of outcome.spins) {
          const wins = spin.wins.reduce((sum, { win_cents }) => sum + minor(win_cents), 0n);
          const full = wins * BigInt(spin.multiplier);
          if (!outcome.capped) expect(minor(spin.win_cents)).toBe(full);
        }
        expect(win).toBe(outcome.spins.reduce((sum, { win_cents }) => sum + minor(win_cents), 0n));
      }
    }
  });

  it('slots are served with the return stated in the catalogue, to a hundredth of a percent [C29]', () => {
    for (const game of ofEngine('slot').filter((_, place) => place % 20 === 0)) {
      expect(Math.abs((gameFacts(game, 'EUR').rtp_percent ?? 0) - game.rtp)).toBeLessThanOrEqual(0.011);
      const spec = slotSpecOf(game);
      expect(slotModelOf(game)).toEqual(spec && solveSlot(spec));
    }
  });

  it("game lists state what follows from a game's mathematics: return, volatility, features and type of payout [C29]", () => {
    // One game for each combination of engine, reels, lines and volatility, plus the slots sampled above.
    const playable = games.filter(game => engineFor(game) !== null);
    const kinds = new Map(playable.map(game => [`${game.engine} ${game.grid} ${game.lines} ${game.volatility}`, game]));
    const some = new Set([...kinds.values(), ...ofEngine('slot').filter((_, place) => place % 20 === 0)]);
    expect(some.size).toBeGreaterThan(80);
    for (const game of some) {
      const rules = rulesOf(game);
      const { facts, model } = rules ?? expect.fail(game.slug);
      const traits = rulesOfEngine(game.engine ?? expect.fail(game.slug)).traits(game);
      const { volatility, features } = facts;
      const pays = game.engine === 'slot' ? (model as SlotModel).kind : null;
      expect(traits, game.slug).toEqual({ least_return: traits.least_return, volatility, features, pays });
      const above = (facts.rtp_percent ?? 0) - (traits.least_return ?? 100);
      expect(above, game.slug).toBeGreaterThanOrEqual(0);
      expect(above, game.slug).toBeLessThan(0.0201);
    }
  });

  it('roulette returns 36 of 37 stakes on every spot, even at a stake of one minor unit [C29]', () => {
    for (const spot of spots) {
      const numbers = Array.from({ length: pockets }, (_, number) => number);
      const back = numbers.reduce((sum, number) => sum + payRoulette([{ spot, stake: 1n }], number).win, 0n);
      expect(back).toBe(36n);
    }
  });
});
