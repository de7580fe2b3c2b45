import type { Engine } from '@liftoff/contract/game/game';
import type { CatalogueFields } from '@liftoff/rules/game/engine';
import type { Sql } from '../database/database.ts';

/**
 * The catalogue fields from which a game's mathematics is computed. `engine` is `null` if no engine can play the
 * game.
 */
export interface GameMathematics extends CatalogueFields {
  readonly engine: Engine | null;
}

/** A game as stored in the database. */
export interface GameRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly seo_title: string;
  readonly provider: string;
  readonly kind: string;
  readonly categories: readonly string[];
  readonly badges: readonly string[];
  readonly currencies: readonly string[];
  readonly has_demo_mode: boolean;
  readonly popularity: number;
  readonly released_on: string;
  readonly tint: string;
  /** Subject of the picture. Neighbours in a list should differ in subject and in hue (visual language §6). */
  readonly subject: string;
  readonly last_activity_at: Date | null;
  readonly mathematics: GameMathematics;
}

export interface ProviderRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

export const readGames = (sql: Sql): Promise<GameRow[]> =>
  sql.query<GameRow>(
    `SELECT g.id, g.slug, g.title, g.seo_title, g.provider, g.kind, g.categories, g.badges, g.currencies,
       g.has_demo_mode, g.popularity, g.released_on, g.tint,
       coalesce(g.details->>'subject', '') AS subject,
       jsonb_build_object('engine', g.details->'engine', 'grid', g.details->'grid', 'lines', g.details->'lines',
         'volatility', g.details->'volatility', 'rtp', g.details->'rtp', 'maxWin', g.details->'maxWin') AS mathematics,
       (SELECT max(p.played_at) FROM played_games p WHERE p.game = g.slug) AS last_activity_at
     FROM games g ORDER BY g.id`,
  );

export const readProviders = (sql: Sql): Promise<ProviderRow[]> =>
  sql.query<ProviderRow>('SELECT id, slug, title FROM providers ORDER BY position');
