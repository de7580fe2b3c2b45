import { nth } from './core/lookup.ts';
import { rng, shuffle } from './core/random.ts';
import { providers } from './studios/providers.ts';
import type { DealtTitle, GameKind, Title } from './game.ts';
import { SEED } from './seed.ts';

const pin = (provider: string, titles: readonly string[]): [string, string][] => titles.map(title => [title, provider]);

/** Titles that have a fixed studio. */
const PINNED = new Map([
  ...pin('apogee-turbo', ['Rocket X', 'Twin Dice', 'Meteor Plinko']),
  ...pin('salon-nine-live', [
    'Aurum Roulette',
    'Azure Roulette',
    'Salon Blackjack',
    'Pearl Baccarat',
    'Comet Wheel',
    'Lantern Sic Bo',
    'Harbour Poker',
  ]),
]);

/**
 * Assigns titles to studios by the kinds of game they make, by shelf and by size (a few studios are large, many are
 * small).
 */
export const deal = (list: readonly Title[]): DealtTitle[] => {
  const rand = rng(SEED + ':deal');
  const houses = providers.map((provider, i) => ({ provider, size: 0.55 + ((i * 29) % 17) / 11, taken: 0 }));
  const needed = (kind: GameKind): number => list.filter(title => title.kind === kind).length;
  return shuffle(rand, list).map(title => {
    const pinned = PINNED.get(title.title);
    const able = houses.filter(({ provider }) =>
      pinned ? provider.id === pinned : provider.makes.includes(title.kind),
    );
    const total = able.reduce((sum, house) => sum + house.size, 0);
    const need = needed(title.kind);
    const ranked = able
      .map(house => {
        const free = 1 - house.taken / ((need * house.size) / total + 1);
        const own = house.provider.themes.includes(title.theme) ? 0.9 : 0;
        return { house, score: free * 2.2 + own + rand() * 0.5 };
      })
      .toSorted((a, b) => b.score - a.score);
    const { house } = nth(ranked, 0);
    house.taken += 1;
    return { ...title, provider: house.provider.id };
  });
};
