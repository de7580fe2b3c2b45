import type { GameFeature, NarrowedVolatility, WinKind } from '@liftoff/contract/game/game-filters';
import { gameFeatures, narrowedVolatilities } from '@liftoff/contract/game/game-filters';
import { rulesOfEngine } from '@liftoff/rules/game/engines';
import type { GameRow } from './catalogue-row.ts';

/** The traits by which lists are narrowed and ordered. An announced game has no traits. */
export interface Traits {
  /** The minimum return to player, in percent. */
  readonly leastReturn: number | null;
  readonly volatility: NarrowedVolatility | null;
  readonly pays: WinKind | null;
  readonly features: ReadonlySet<GameFeature>;
}

const none: Traits = { leastReturn: null, volatility: null, pays: null, features: new Set() };

/** Category whose games feed the jackpots. */
const jackpots = 'jackpots';

/** Whether a game can be played: it is released, and its engine exists and can play it. */
export function isPlayable({ categories, mathematics: { engine, ...fields } }: GameRow): boolean {
  return engine !== null && !categories.includes('prerelease') && rulesOfEngine(engine).carries(fields);
}

/** Computed from the game's mathematics, never taken from the catalogue's claims [C29]. */
export function traitsOf(row: GameRow): Traits {
  const { engine, ...fields } = row.mathematics;
  if (engine === null || !isPlayable(row)) return none;
  const { least_return, volatility, pays, features } = rulesOfEngine(engine).traits(fields);
  const has = new Set([
    ...features,
    ...(row.categories.includes(jackpots) ? ['jackpot'] : []),
    ...(row.has_demo_mode ? ['demo'] : []),
  ]);
  return {
    leastReturn: least_return,
    volatility: narrowedVolatilities.find(name => name === volatility) ?? null,
    pays,
    features: new Set(gameFeatures.filter(name => has.has(name))),
  };
}
