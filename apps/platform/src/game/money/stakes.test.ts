import { games } from '@liftoff/catalogue/games';
import { wire } from '@liftoff/rules/money/money';
import { describe, expect, it } from 'vitest';
import type { EngineGame } from '../engine-game.ts';
import { rulesOf } from '../engines.ts';
import { stakesOf, type Stakes } from './stakes.ts';

/** A game of the catalogue, for other stakes. */
function titled(slug: string, minBet: number, maxBet: number): EngineGame {
  const game = games.find(each => each.slug === slug);
  if (game === undefined) throw new Error(`${slug} is no game`);
  return { ...game, has_demo_mode: true, minBet, maxBet };
}

function stakesIn(game: EngineGame, currency: string): Stakes {
  const stakes = stakesOf(game, currency);
  if (stakes === null) throw new Error(`${currency} is played in nowhere`);
  return stakes;
}

const wheel = titled('roulette-royale', 0.1, 12);
const slot = titled('deep-sea-salvage', 0.21, 0.99);

describe('the stakes of a game', () => {
  it('rise by the steps of each decade from its least to its highest, and begin at a unit of the currency', () => {
    const all = [10n, 20n, 30n, 40n, 50n, 100n, 200n, 300n, 400n, 500n, 1_000n, 1_200n];
    expect(stakesOf(wheel, 'EUR')).toEqual({ all, start: 100n, min: 10n, max: 1_200n, unit: 1n });
    expect(stakesIn(titled('roulette-royale', 0.1, 0.3), 'EUR')).toMatchObject({ all: [10n, 20n, 30n], start: 30n });
    expect(stakesIn(titled('roulette-royale', 5, 20), 'EUR')).toMatchObject({
      all: [500n, 1_000n, 1_500n, 2_000n],
      start: 500n,
    });
  });

  it('cannot be made where the catalogue names a part of a cent', () => {
    expect(() => stakesOf(titled('roulette-royale', 0.001, 12), 'EUR')).toThrow(
      '0.001 EUR is no whole number of cents',
    );
  });

  it('are of the same worth in another currency, and none in one the platform does not play in', () => {
    expect(stakesIn(wheel, 'JPY')).toEqual(stakesIn(wheel, 'EUR'));
    expect(stakesIn(wheel, 'NOK')).toMatchObject({ start: 1_000n, min: 100n, max: 12_000n, unit: 1n });
    expect(stakesIn(wheel, 'NOK').all.slice(0, 3)).toEqual([100n, 200n, 300n]);
    expect(stakesOf(wheel, 'XXX')).toBeNull();
  });

  it('of a slot are whole units of its model, within what the title offers', () => {
    expect(rulesOf(slot)?.stakeUnit).toBe(20n);
    expect(stakesOf(slot, 'EUR')).toEqual({ all: [40n, 80n], start: 80n, min: 40n, max: 80n, unit: 20n });
  });
});

describe('a stake that fits', () => {
  const stakes = stakesIn(slot, 'EUR');

  it.each([
    [20n, false],
    [40n, true],
    [50n, false],
    [60n, true],
    [80n, true],
    [100n, false],
  ])('of a slot: %s is %s', (stake, isWithinSpan) => {
    expect(rulesOf(slot)?.takesStakes({ engine: 'slot', stake_cents: wire(stake) }, stakes)).toBe(isWithinSpan);
  });

  it.each([
    [[10, 10], true],
    [[10, 9], false],
    [[600, 600], true],
    [[600, 601], false],
  ])('of roulette, chips of %s: each is enough and together they are not too much: %s', (chips, isWithinSpan) => {
    const bets = chips.map(stake_cents => ({ spot: 'red', stake_cents }));
    expect(rulesOf(wheel)?.takesStakes({ engine: 'roulette', bets }, stakesIn(wheel, 'EUR'))).toBe(isWithinSpan);
  });
});
