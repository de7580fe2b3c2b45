import { createHash } from 'node:crypto';
import { poster, square, type DrawnGame } from '../poster.ts';

/**
 * Draws the two pictures of a game that need approval: its poster at 320 x 428 pixels and its square at 96 pixels.
 */
export const drawLook = (game: DrawnGame): { readonly poster: string; readonly square: string } => ({
  poster: poster(game, { width: 320, height: 428 }),
  square: square(game, { size: 96 }),
});

/** SHA-256 hash of the poster and the square, joined with a line break. */
export const lookHash = (look: ReturnType<typeof drawLook>): string =>
  createHash('sha256').update(`${look.poster}\n${look.square}`).digest('hex');
