import type { Engine } from '@liftoff/contract/game';
import { crashFacts, crashModel, type CrashModel } from '@liftoff/rules/game/crash';
import { rouletteFacts, spots, wheelOrder } from '@liftoff/rules/game/roulette';
import { slotFacts, slotSpecOf, solveSlot, type SlotModel } from '@liftoff/rules/game/slot';
import type { EngineGame } from './engine-game.ts';

/** Solving a slot takes milliseconds and always gives the same model, so it is done once a game and kept. */
const slotModels = new Map<string, SlotModel>();

/** The solved model of a slot. Throws for a game of another engine. */
export function slotModelOf(game: EngineGame): SlotModel {
  const known = slotModels.get(game.slug);
  if (known) return known;
  const spec = slotSpecOf(game);
  if (spec === null) throw new Error(`${game.slug} is no slot of ours`);
  const model = solveSlot(spec);
  slotModels.set(game.slug, model);
  return model;
}

export const crashModelOf = (game: EngineGame): CrashModel => crashModel(game.rtp, game.maxWin ?? 1000);

/** What is published of an engine's mathematics; a new engine does not compile without its own. */
interface EngineModel {
  /** What the frame needs to draw itself: paytable, lines, odds. Nothing in it is secret. */
  readonly published: (game: EngineGame) => unknown;
  /** Figures of the info panel, from the mathematics and never from the catalogue [C29]. */
  readonly facts: (game: EngineGame) => ReturnType<typeof slotFacts | typeof crashFacts | typeof rouletteFacts>;
}

const models: Readonly<Record<Engine, EngineModel>> = {
  slot: { published: slotModelOf, facts: game => slotFacts(slotModelOf(game)) },
  crash: { published: crashModelOf, facts: game => crashFacts(crashModelOf(game)) },
  roulette: { published: () => ({ pockets: wheelOrder, spots }), facts: rouletteFacts },
};

/** The model of a game that an engine carries. */
export const publishedModel = (engine: Engine, game: EngineGame): unknown => models[engine].published(game);

/** Its figures for the info panel. */
export const modelFacts = (engine: Engine, game: EngineGame) => models[engine].facts(game);
