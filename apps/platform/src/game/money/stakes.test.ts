import { games } from '@liftoff/catalogue/games';
import { smallestStake } from '@liftoff/rules/game/smallest-stake';
import { wire } from '@liftoff/rules/money/money';
import { describe, expect, it } from 'vitest';
import type { EngineGame } from '../engine-game.ts';
import { rulesOf } from '../engines.ts';
import { stakesOf, type Stakes } from './stakes.ts';

/** A catalogue game with a different range of stakes. */
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

describe('the stakes that a game offers', () => {
  it('no playable title has a smaller minimum than the smallest stake that limits count with, and one has exactly that [STATE-049]', () => {
    const playable = games.filter(game => rulesOf({ ...game, has_demo_mode: true }) !== null);
    for (const currency of ['EUR', 'NOK', 'JPY', 'BTC', 'USDT']) {
      const minima = playable.map(game => stakesIn({ ...game, has_demo_mode: true }, currency).min);
      expect(minima.every(min => min >= smallestStake(currency))).toBe(true);
      expect(minima).toContain(smallestStake(currency));
    }
    expect(smallestStake('XYZ')).toBe(1n);
  });

  it('stakes rise in fixed steps per decade from the minimum to the maximum, and default to about one euro', () => {
    const all = [10n, 20n, 30n, 40n, 50n, 100n, 200n, 300n, 400n, 500n, 1_000n, 1_200n];
    expect(stakesOf(wheel, 'EUR')).toEqual({ all, start: 100n, min: 10n, max: 1_200n, unit: 1n });
    expect(stakesIn(titled('roulette-royale', 0.1, 0.3), 'EUR')).toMatchObject({ all: [10n, 20n, 30n], start: 30n });
    expect(stakesIn(titled('roulette-royale', 5, 20), 'EUR')).toMatchObject({
      all: [500n, 1_000n, 1_500n, 2_000n],
      start: 500n,
    });
  });

  it('refuses to compute stakes if the catalogue states a fraction of a cent', () => {
    expect(() => stakesOf(titled('roulette-royale', 0.001, 12), 'EUR')).toThrow(
      '0.001 EUR is no whole number of cents',
    );
  });

  it('stakes have a similar value in another currency, and do not exist in a currency that the platform does not use for play', () => {
    expect(stakesIn(wheel, 'JPY')).toEqual(stakesIn(wheel, 'EUR'));
    expect(stakesIn(wheel, 'NOK')).toMatchObject({ start: 1_000n, min: 100n, max: 12_000n, unit: 1n });
    expect(stakesIn(wheel, 'NOK').all.slice(0, 3)).toEqual([100n, 200n, 300n]);
    expect(stakesOf(wheel, 'XXX')).toBeNull();
  });

  it("slot stakes are whole units of the slot's model, within the range that the game offers", () => {
    expect(rulesOf(slot)?.stakeUnit).toBe(20n);
    expect(stakesOf(slot, 'EUR')).toEqual({ all: [40n, 80n], start: 80n, min: 40n, max: 80n, unit: 20n });
  });
});

describe('acceptance of a stake', () => {
  const stakes = stakesIn(slot, 'EUR');

  it.each([
    [20n, false],
    [40n, true],
    [50n, false],
    [60n, true],
    [80n, true],
    [100n, false],
  ])('a slot stake of %s is accepted: %s', (stake, fits) => {
    expect(rulesOf(slot)?.takesStakes({ engine: 'slot', stake_cents: wire(stake) }, stakes)).toBe(fits);
  });

  it.each([
    [[10, 10], true],
    [[10, 9], false],
    [[600, 600], true],
    [[600, 601], false],
  ])(
    'roulette chips of %s are accepted if each reaches the minimum and their total does not exceed the maximum: %s',
    (chips, fits) => {
      const bets = chips.map(stake_cents => ({ spot: 'red', stake_cents }));
      expect(rulesOf(wheel)?.takesStakes({ engine: 'roulette', bets }, stakesIn(wheel, 'EUR'))).toBe(fits);
    },
  );
});
