import { createHash } from 'node:crypto';
import { poster, square, type DrawnGame } from '../poster.ts';

/** A game's poster at 320 x 428 and its square at 96: what is approved of its look. */
export const drawLook = (game: DrawnGame): { readonly poster: string; readonly square: string } => ({
  poster: poster(game, { width: 320, height: 428 }),
  square: square(game, { size: 96 }),
});

/** sha256 of the two, a line break between. */
export const lookHash = (look: ReturnType<typeof drawLook>): string =>
  createHash('sha256').update(`${look.poster}\n${look.square}`).digest('hex');
