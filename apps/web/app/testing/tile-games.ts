import type { TileGame } from '../features/lobby/tile-game.ts';

/** Creates this many games for use in tiles. */
export const tileGames = (count: number): TileGame[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `game-${at}`,
    slug: `game-${at}`,
    title: `Game ${at}`,
    provider: 'crane',
    studio: 'Paper Crane',
    preview: `/pictures/poster/game-${at}`,
    tint: '#123456',
  }));
