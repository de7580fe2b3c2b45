import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import type { GameRow } from './catalogue-row.ts';
import { lobbyConfig } from './lobby-config.ts';
import { isPlayable } from './traits.ts';

/** Name of a geo variant [VALID-059]: `pokies-ca` contains the pokies that accept Canada's currency. */
export const geoVariant = (category: string, country: string): string => `${category}-${country.toLowerCase()}`;

/** Minimum popularity (0 to 1000) at which a game counts as "top" without having the badge. */
const topPopularity = 800;

/**
 * All collections that contain a game: `all`, its categories, `drop-wins` for any variant of that category, `top`,
 * and the geo variants. A game that cannot be played is only in `prerelease`. `offered` contains the currencies in
 * which accounts can be opened; if it is empty, all currencies are offered [I18N-021].
 */
export function collectionsOf(row: GameRow, offered: readonly CurrencyCode[] = []): string[] {
  if (!isPlayable(row)) return ['prerelease'];
  const base = new Set(['all', ...row.categories]);
  if (row.categories.some(category => category.startsWith('drop-wins'))) base.add('drop-wins');
  if (row.badges.includes('top') || row.popularity >= topPopularity) base.add('top');
  const { categories, countries } = lobbyConfig.geo;
  const variants = countries
    .filter(country => row.currencies.includes(currencyOfCountry(country, offered)))
    .flatMap(country => categories.filter(name => base.has(name)).map(name => geoVariant(name, country)));
  return [...base, ...variants];
}

/** The title of a collection. A geo variant has the title of its base collection. */
export function collectionTitle(id: string): string {
  const titles = lobbyConfig.collections;
  const plain = lobbyConfig.geo.categories.find(name => id.startsWith(`${name}-`) && !Object.hasOwn(titles, id));
  return titles[id] ?? (plain === undefined ? undefined : titles[plain]) ?? id;
}
