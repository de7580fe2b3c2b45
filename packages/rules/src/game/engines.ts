import type { Engine } from '@liftoff/contract/game/game';
import type { AnyParts, EngineRules, GameRules, PartsOf } from './engine.ts';
import { crash } from './engines/crash/rules.ts';
import { roulette } from './engines/roulette/rules.ts';
import { slot } from './engines/slot/rules.ts';

type Engines = { readonly [E in Engine]: EngineRules<PartsOf<E>> };

/** Every engine by name. A missing entry is a compile error. */
const byName: Engines = { slot, crash, roulette };

/** The rules of an engine. Arguments passed to them must belong to that engine, so compare `input.engine` first. */
export const rulesOfEngine = (engine: Engine): EngineRules<AnyParts> => byName[engine];

/** The rules of a game, whichever engine it uses. */
export type AnyGameRules = GameRules<AnyParts>;
