import { createHash } from 'node:crypto';
import { poster, square, type DrawnGame } from '../poster.ts';

/** sha256 of a game's poster at 320 x 428 and its square at 96, a line break between: what is approved of its look. */
export const posterHash = (game: DrawnGame): string =>
  createHash('sha256')
    .update(`${poster(game, { width: 320, height: 428 })}\n${square(game, { size: 96 })}`)
    .digest('hex');
