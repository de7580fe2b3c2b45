import type { TileGame } from '../features/lobby/tile-game.ts';

/** So many games as tiles show them. */
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
