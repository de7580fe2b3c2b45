import {
  gameFeatures,
  leastReturns,
  mostNarrowedStudios,
  narrowedParts,
  narrowedVolatilities,
  winKinds,
  type NarrowedPart,
} from '@liftoff/contract/game/game-filters';
import type { GamesNarrowing } from '@liftoff/contract/lobby/lobby';

/** A list's filters, in the form that calls use; `null` for the unfiltered list. */
export type Narrowing = GamesNarrowing | null;

/** The query parameter of each filter part; several values are separated by spaces. */
const parameters: Readonly<Record<NarrowedPart, string>> = {
  providers: 'studio',
  features: 'feature',
  pays: 'pays',
  volatility: 'volatility',
  min_return: 'return',
};

const words = (url: URL, part: NarrowedPart): ReadonlySet<string> =>
  new Set((url.searchParams.get(parameters[part]) ?? '').split(' '));

const known = <T extends string | number>(asked: ReadonlySet<string>, choices: readonly T[]): T[] =>
  choices.filter(choice => asked.has(String(choice)));

const isSlug = (word: string): boolean => /^[a-z0-9-]{1,80}$/.test(word);

/** Reads the filters from an address, without duplicates and in a fixed order. Unknown values are ignored. */
export function readNarrowing(url: URL): Narrowing {
  const providers = [...words(url, 'providers')].filter(isSlug).toSorted().slice(0, mostNarrowedStudios);
  const [least] = known(words(url, 'min_return'), leastReturns);
  return tidied({
    providers,
    features: known(words(url, 'features'), gameFeatures),
    pays: known(words(url, 'pays'), winKinds),
    volatility: known(words(url, 'volatility'), narrowedVolatilities),
    min_return: least,
  });
}

/** Removes parts that contain no choice. */
function tidied(narrow: GamesNarrowing): Narrowing {
  const given = narrowedParts.filter(part => choicesOf(narrow, part).length > 0);
  if (given.length === 0) return null;
  return Object.fromEntries(given.map(part => [part, narrow[part]]));
}

/** The selected choices for a filter part, as strings. */
export function choicesOf(narrow: Narrowing, part: NarrowedPart): readonly string[] {
  const given = narrow?.[part];
  if (given === undefined) return [];
  return typeof given === 'number' ? [String(given)] : given;
}

export const countOf = (narrow: Narrowing): number =>
  narrowedParts.reduce((sum, part) => sum + choicesOf(narrow, part).length, 0);

/** The query parameters for the filters. */
export const narrowingQuery = (narrow: Narrowing): Record<string, string> =>
  Object.fromEntries(
    narrowedParts.flatMap(part => {
      const choices = choicesOf(narrow, part);
      return choices.length === 0 ? [] : [[parameters[part], choices.join(' ')]];
    }),
  );

/** Selects or deselects a choice. Only one minimum return can be selected at a time. */
export function toggled(narrow: Narrowing, part: NarrowedPart, choice: string): Narrowing {
  const chosen = choicesOf(narrow, part);
  const others = part === 'min_return' ? [] : chosen.filter(other => other !== choice);
  const next = chosen.includes(choice) ? others : [...others, choice];
  return readNarrowing(addressOf({ ...narrowingQuery(narrow), [parameters[part]]: next.join(' ') }));
}

/** Removes a filter part with all of its choices. */
export const without = (narrow: Narrowing, part: NarrowedPart): Narrowing =>
  readNarrowing(addressOf({ ...narrowingQuery(narrow), [parameters[part]]: '' }));

const addressOf = (query: Record<string, string>): URL =>
  new URL(`https://site.invalid/?${new URLSearchParams(query)}`);

/** A canonical key: equal filters give the same string. */
export const narrowingKey = (narrow: Narrowing): string => JSON.stringify(narrowingQuery(narrow));
