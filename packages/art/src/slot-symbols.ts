// The pictures for a slot's reels as SVG: symbols, stage and title. The functions are pure: the same game always
// gives the same pictures.
import { lookup, nth } from '@liftoff/catalogue/core/lookup';
import { castOf } from './slot-symbols/cast.ts';
import { highSymbol } from './slot-symbols/high.ts';
import { keepsake } from './slot-symbols/keepsakes.ts';
import { lowSymbol } from './slot-symbols/low.ts';
import { reelFrameOf } from './slot-symbols/reel-frame.ts';
import { scatterSymbol } from './slot-symbols/scatter.ts';
import type { SlotGame } from './slot-symbols/slot-game.ts';
import type { SymbolId } from './slot-symbols/symbol-ids.ts';
import { wildSymbol } from './slot-symbols/wild.ts';
import { subjects } from './subjects/index.ts';

export { reelFrameOf } from './slot-symbols/reel-frame.ts';
export { slotLogo } from './slot-symbols/logo.ts';
export type { SlotGame } from './slot-symbols/slot-game.ts';
export { slotStage } from './slot-symbols/stage.ts';
export { symbolIds, type SymbolId } from './slot-symbols/symbol-ids.ts';

const fills = (subject: string): boolean => lookup(subjects, subject, 'subject').wide ?? false;

/** Studios with a paper theatre around their reels fold their low symbols; the others draw things of the theme. */
export const foldsPaper = ({ provider }: SlotGame): boolean => reelFrameOf(provider) === 'paper';

/** One symbol of a game's reels, with view box 200 x 200. */
export const slotSymbol = (game: SlotGame, id: SymbolId): string => {
  const seed = `${game.slug}:${id}`;
  if (id.startsWith('low')) {
    const index = Number(id.slice(3)) - 1;
    return foldsPaper(game) ? lowSymbol(game.slug, index) : keepsake(game, index);
  }
  const cast = castOf(game);
  if (id === 'wild') return wildSymbol(seed, cast.wild, fills(cast.wild.subject), game.art.face);
  if (id === 'scatter') return scatterSymbol(seed, cast.scatter, fills(cast.scatter.subject), game.art.face);
  const role = id === 'high4' ? cast.own : nth(cast.others, Number(id.slice(4)) - 1);
  return highSymbol(seed, role, fills(role.subject), id === 'high4');
};
