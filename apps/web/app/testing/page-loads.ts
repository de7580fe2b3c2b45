import type { Game } from '@liftoff/contract/lobby/lobby';
import { vi } from 'vitest';
import { player } from './browser-loads.ts';

const game = (slug: string, title: string): Game => ({
  identifier: slug,
  title,
  name: slug,
  slug,
  seo_title: '',
  provider: 'crane',
  categories: [],
  currencies: { EUR: { id: 1 } },
  collections: {},
  has_demo_mode: true,
  preview: `/pictures/poster/${slug}`,
  badges: [],
  last_activity_at: null,
  tint: '#123456',
});
/**
 * The loads that the server makes for a page, each with its path, its response, and the content that is missing from
 * the page without it.
 */
export const pageLoads: readonly (readonly [path: string, answer: unknown, lost: Record<string, unknown>])[] = [
  ['/api/games/providers', [{ id: 'crane', slug: 'crane', title: 'Paper Crane', games_count: 2 }], { studios: false }],
  ['/api/games/collections', [{ id: 'new', title: 'New', games_count: 2 }], {}],
  [
    '/api/games/lobby_rows',
    [{ id: 'top', title: 'Top', total: 2, games: [game('moon-koi', 'Moon Koi')] }],
    { row: false },
  ],
  [
    '/api/jackpots',
    [
      {
        id: 1,
        identifier: 'mystic',
        state: 'active',
        currency: 'EUR',
        levels: [{ id: 1, name: 'Comet', identifier: 'comet', amount_cents: 411_872, one_in: 1_000 }],
      },
    ],
    { jackpot: false },
  ],
  [
    '/api/info/shown',
    { market: { jackpots: true, jackpot_ads: true, neutral_tone: false }, offers_shown: true },
    { jackpot: false },
  ],
  ['/api/player/played_games', [game('sun-koi', 'Sun Koi'), game('sea-koi', 'Sea Koi')], { recent: false }],
  ['/api/player/favorite_games', ['moon-koi'], {}],
  // The browser immediately requests data that is missing from the page.
  ['/api/player/accounts', player.accounts, {}],
  ['/api/player/header_notices', [], {}],
  ['/api/cms/pages', [], {}],
];

/** The platform's responses for rendering a lobby page, except for the path `without`. */
export const answersOfPage = (without: string, user = player.user): Record<string, unknown> =>
  Object.fromEntries(
    [...pageLoads, ['/api/player', user] as const].flatMap(([path, answer]) =>
      path === without ? [] : [[path, answer]],
    ),
  );

/** Adds the browser APIs that the lobby needs and jsdom lacks. */
export function stubWindow(): void {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
