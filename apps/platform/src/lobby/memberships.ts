import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import type { GameRow } from './catalogue-row.ts';
import { lobbyConfig } from './lobby-config.ts';

/** Name of a geo variant [VALID-059]: `pokies-ca` contains the pokies that accept Canada's currency. */
export const geoVariant = (category: string, country: string): string => `${category}-${country.toLowerCase()}`;

/** Minimum popularity (0 to 1000) at which a game counts as "top" without having the badge. */
const topPopularity = 800;

/**
 * All collections that contain a game: `all`, its categories, `drop-wins` for any variant of that category, `top`,
 * and the geo variants. `offered` contains the currencies in which accounts can be opened; if it is empty, all
 * currencies are offered [I18N-021].
 */
export function collectionsOf(row: GameRow, offered: readonly CurrencyCode[] = []): string[] {
  const base = new Set(['all', ...row.categories]);
  if (row.categories.some(category => category.startsWith('drop-wins'))) base.add('drop-wins');
  const soon = row.categories.includes('prerelease');
  if (!soon && (row.badges.includes('top') || row.popularity >= topPopularity)) base.add('top');
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
