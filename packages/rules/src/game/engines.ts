import type { Engine } from '@liftoff/contract/game/game';
import type { AnyParts, EngineRules, GameRules, PartsOf } from './engine.ts';
import { crash } from './engines/crash/rules.ts';
import { roulette } from './engines/roulette/rules.ts';
import { slot } from './engines/slot/rules.ts';

type Engines = { readonly [E in Engine]: EngineRules<PartsOf<E>> };

/** An engine by its name; without an entry it does not compile. */
const byName: Engines = { slot, crash, roulette };

/** The rules of an engine. What is handed to them has to be of that engine: compare `input.engine` first. */
export const rulesOfEngine = (engine: Engine): EngineRules<AnyParts> => byName[engine];

/** The rules of a game of any engine of the casino. */
export type AnyGameRules = GameRules<AnyParts>;
