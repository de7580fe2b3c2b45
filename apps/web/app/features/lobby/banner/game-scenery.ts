import type { TileGame } from '../tile-game.ts';
import type { Banner } from './banner.ts';

/** The pictures of a banner about a game: its poster over its scenery. */
export const gameScenery = ({ slug, preview }: TileGame): Pick<Banner, 'picture' | 'widths' | 'poster'> => ({
  picture: `/pictures/stage/${slug}`,
  widths: [800, 1600],
  poster: `${preview}-384.webp`,
});
