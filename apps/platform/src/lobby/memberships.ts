import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import type { GameRow } from './catalogue-row.ts';
import { lobbyConfig } from './lobby-config.ts';

/** A geo variant's name (VALID-059): `pokies-ca` holds the pokies that take the country's own currency. */
export const geoVariant = (category: string, country: string): string => `${category}-${country.toLowerCase()}`;

/** Of a popularity of 0 to 1000: what makes a game "popular" without its badge. */
const topPopularity = 800;

/**
 * Every collection a game is in: `all`, its categories, `drop-wins` for any variant of it, `top`, the geo variants.
 * `offered`: the currencies that accounts are opened in; none named: all (I18N-021).
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

/** The title of a collection; a geo variant has the title of what it varies. */
export function collectionTitle(id: string): string {
  const titles = lobbyConfig.collections;
  const plain = lobbyConfig.geo.categories.find(name => id.startsWith(`${name}-`) && !Object.hasOwn(titles, id));
  return titles[id] ?? (plain === undefined ? undefined : titles[plain]) ?? id;
}
