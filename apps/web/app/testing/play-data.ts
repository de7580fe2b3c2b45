import type { PlayData } from '../features/game/play-data.ts';

/** Data for a game page, for a game with a demo. */
export const playData: PlayData = {
  game: {
    identifier: 'moon-koi',
    slug: 'moon-koi',
    title: 'Moon Koi',
    provider: 'liftoff',
    preview: '/pictures/poster/moon-koi',
    tint: '#123456',
    categories: ['slots'],
    hasDemo: true,
  },
  studio: 'Liftoff Originals',
  wins: [],
  facts: null,
  hasMore: false,
};
