import type { GameFeature, NarrowedVolatility, WinKind } from '@liftoff/contract/game/game-filters';
import { gameFeatures, narrowedVolatilities } from '@liftoff/contract/game/game-filters';
import { rulesOfEngine } from '@liftoff/rules/game/engines';
import type { GameRow } from './catalogue-row.ts';

/** What lists are narrowed and ordered by. A game that cannot be played has none of it. */
export interface Traits {
  /** Percent that it returns at least. */
  readonly leastReturn: number | null;
  readonly volatility: NarrowedVolatility | null;
  readonly pays: WinKind | null;
  readonly features: ReadonlySet<GameFeature>;
}

const none: Traits = { leastReturn: null, volatility: null, pays: null, features: new Set() };

/** The category whose games feed the jackpots. */
const jackpots = 'jackpots';

/** From the mathematics of the game, and never from what the catalogue promises of it [C29]. */
export function traitsOf(row: GameRow): Traits {
  const { engine, ...fields } = row.mathematics;
  if (engine === null || row.categories.includes('prerelease') || !rulesOfEngine(engine).carries(fields)) return none;
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
