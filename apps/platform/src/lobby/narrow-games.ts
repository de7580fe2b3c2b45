import type { NarrowedPart } from '@liftoff/contract/game/game-filters';
import {
  gameFeatures,
  leastReturns,
  narrowedParts,
  narrowedVolatilities,
  winKinds,
} from '@liftoff/contract/game/game-filters';
import type { GamesFacets, GamesNarrowing } from '@liftoff/contract/lobby/lobby';
import type { CatalogueEntry } from './catalogue-entry.ts';

type Meets = (entry: CatalogueEntry) => boolean;
type Choices = { [Part in NarrowedPart]: (choice: string) => Meets };

const providerIs =
  (name: string): Meets =>
  entry =>
    entry.row.provider === name || entry.game.provider === name;

/** The condition on a game for each choice of a part. */
const choices: Choices = {
  providers: providerIs,
  features:
    name =>
    ({ traits }) =>
      [...traits.features].some(feature => feature === name),
  pays:
    name =>
    ({ traits }) =>
      traits.pays === name,
  volatility:
    name =>
    ({ traits }) =>
      traits.volatility === name,
  min_return:
    least =>
    ({ traits }) =>
      traits.leastReturn !== null && traits.leastReturn >= Number(least),
};

const everyGame: Meets = () => true;

/**
 * Whether a game meets one part of the narrowing. It must match any of the named studios, ways to win or
 * volatilities, but all of the named features.
 */
function meetsPart(part: NarrowedPart, narrow: GamesNarrowing): Meets {
  const given = narrow[part];
  if (given === undefined) return everyGame;
  const each = (typeof given === 'number' ? [String(given)] : given).map(choice => choices[part](choice));
  return part === 'features' ? entry => each.every(meets => meets(entry)) : entry => each.some(meets => meets(entry));
}

function meetsAll(narrow: GamesNarrowing, but?: NarrowedPart): Meets {
  const parts = narrowedParts.filter(part => part !== but && narrow[part] !== undefined);
  const each = parts.map(part => meetsPart(part, narrow));
  return entry => each.every(meets => meets(entry));
}

/** The games in a list that meet all conditions, in the list's order. */
export const narrowed = (list: readonly CatalogueEntry[], narrow: GamesNarrowing): readonly CatalogueEntry[] =>
  list.filter(meetsAll(narrow));

/** Number of games that would be left without each part, so that players know what to remove if no game is left. */
export function leftWithout(
  list: readonly CatalogueEntry[],
  narrow: GamesNarrowing,
): Partial<Record<NarrowedPart, number>> {
  const given = narrowedParts.filter(part => narrow[part] !== undefined);
  return Object.fromEntries(given.map(part => [part, list.filter(meetsAll(narrow, part)).length]));
}

const offered: Record<Exclude<NarrowedPart, 'providers'>, readonly (string | number)[]> = {
  features: gameFeatures,
  pays: winKinds,
  volatility: narrowedVolatilities,
  min_return: leastReturns,
};

/** Number of games that each choice would leave. A feature counts in addition to the features already chosen. */
export function countFacets(list: readonly CatalogueEntry[], narrow: GamesNarrowing): GamesFacets {
  const of = (part: Exclude<NarrowedPart, 'providers'>) => {
    const among = list.filter(meetsAll(narrow, part === 'features' ? undefined : part));
    return Object.fromEntries(
      offered[part].map(choice => [choice, among.filter(choices[part](String(choice))).length]),
    );
  };
  const providers: Record<string, number> = {};
  for (const { row } of list.filter(meetsAll(narrow, 'providers')))
    providers[row.provider] = (providers[row.provider] ?? 0) + 1;
  return {
    providers,
    features: of('features'),
    pays: of('pays'),
    volatility: of('volatility'),
    min_return: of('min_return'),
  };
}
