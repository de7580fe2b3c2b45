import { games, providers, type CatalogueGame } from '@liftoff/catalogue/games';
import { mix } from '@liftoff/art/core/colour';
import { grounds } from '@liftoff/art/palettes/grounds';
import type { Tx } from '../database/database.ts';
import { engineFor, isLive } from '../game/engines.ts';
import { lobbyConfig } from '../lobby/lobby-config.ts';
import { currenciesOf } from './game-currencies.ts';

/** Titles at the top of the lobby. They come first in their lists and accept every currency. */
const front = [
  'reborn-at-noon',
  'dragon-ascends',
  'undertow-ways',
  'hedgerow-bandit',
  'rocket-x',
  'kraken-cabaret',
  'velvet-petal',
  'saffron-stripe',
  'flawless',
  'emerald-fang',
  'deep-sea-salvage',
  'high-voltage-heights',
  'aurum-roulette',
  'azure-roulette',
  'roulette-royale',
];

/** Studios whose URL is fixed by the requirements: rocket-x must be at /play/turbogames/rocket-x [ROUTE-060]. */
const addresses: Record<string, string> = { 'apogee-turbo': 'turbogames' };

/** Returns the average colour of the picture's background, which is shown until the picture has loaded. */
function tintOf(game: CatalogueGame): string {
  const ground = grounds[game.art.ground];
  return ground ? mix(ground.a, ground.b, 0.5) : '#181b27';
}

interface SeedRow {
  readonly game: CatalogueGame;
  readonly categories: readonly string[];
  readonly hasDemo: boolean;
  readonly popularity: number;
  readonly currencies: readonly string[];
}

/** Builds a game's row. A game without an engine has the category `prerelease` and no demo. */
function rowOf(seed: number, game: CatalogueGame): SeedRow {
  const soon = engineFor(game) === null || game.categories.includes('prerelease');
  const place = front.indexOf(game.slug);
  return {
    game,
    categories: soon ? [...new Set([...game.categories, 'prerelease'])] : game.categories,
    hasDemo: !soon && !isLive(game),
    popularity: place < 0 ? Math.min(game.popularity, 1000) : 1100 - place,
    currencies: currenciesOf(seed, game.slug, place >= 0),
  };
}

/** Whether a game is on the small test platform, which has some games of every kind and the titles used by tests. */
const inSmallPlatform = (game: CatalogueGame): boolean =>
  front.includes(game.slug) || lobbyConfig.announced.includes(game.slug) || game.id % 16 === 0;

/** Writes the studios and games. Returns the number of games. */
export async function seedCatalogue(tx: Tx, seed: number, size: 'small' | 'full'): Promise<number> {
  await tx.query(
    `INSERT INTO providers (id, slug, title, position)
     SELECT p->>'id', p->>'slug', p->>'name', place
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS t(p, place)`,
    [JSON.stringify(providers.map(provider => ({ ...provider, slug: addresses[provider.id] ?? provider.slug })))],
  );
  const rows = games.filter(game => size === 'full' || inSmallPlatform(game)).map(game => rowOf(seed, game));
  await tx.query(
    `INSERT INTO games (id, slug, title, seo_title, provider, kind, categories, badges, currencies, has_demo_mode,
       popularity, released_on, tint, details)
     SELECT (r->'game'->>'id')::int, r->'game'->>'slug', r->'game'->>'title', r->'game'->>'seo_title',
       r->'game'->>'provider', r->'game'->>'kind', ARRAY(SELECT jsonb_array_elements_text(r->'categories')),
       ARRAY(SELECT jsonb_array_elements_text(r->'game'->'badges')),
       ARRAY(SELECT jsonb_array_elements_text(r->'currencies')), (r->>'hasDemo')::boolean, (r->>'popularity')::int,
       r->'game'->>'release', r->>'tint', r->'game'
     FROM jsonb_array_elements($1::jsonb) AS r`,
    [JSON.stringify(rows.map(row => ({ ...row, tint: tintOf(row.game) })))],
  );
  return rows.length;
}
