import { crashFacts, crashModel, type CrashModel } from '@liftoff/rules/game/crash';
import { rouletteFacts, spots, wheelOrder } from '@liftoff/rules/game/roulette';
import { slotFacts, slotSpecOf, solveSlot, type SlotModel } from '@liftoff/rules/game/slot';
import type { EngineGame } from './engine-game.ts';
import { engineFor } from './engines.ts';

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

/** What the frame needs of the mathematics to draw itself: paytable, lines, odds. Nothing in it is secret. */
export function publishedModel(game: EngineGame): unknown {
  const engine = engineFor(game);
  if (engine === 'slot') return slotModelOf(game);
  if (engine === 'crash') return crashModelOf(game);
  return { pockets: wheelOrder, spots };
}

/** Figures of the info panel, from the mathematics and never from the catalogue [C29]; null without an engine. */
export function modelFacts(game: EngineGame) {
  const engine = engineFor(game);
  if (engine === null) return null;
  if (engine === 'slot') return slotFacts(slotModelOf(game));
  return engine === 'crash' ? crashFacts(crashModelOf(game)) : rouletteFacts();
}
