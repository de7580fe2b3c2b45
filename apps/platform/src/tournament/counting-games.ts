import type { Engine } from '@liftoff/contract/game/game';
import { rulesOfEngine } from '@liftoff/rules/game/engines';
import type { CatalogueFields } from '@liftoff/rules/game/engine';
import type { Sql } from '../database/database.ts';

/** The data of a game that decides whether and how much its rounds count. */
export interface CountingGame {
  readonly categories: readonly string[];
  /** Minimum return to player in percent, computed from the game's mathematics; `null` if it is unknown. */
  readonly returnPercent: number | null;
}

/** Finds games by slug. A game does not change while the platform runs, so each is read only once. */
export type CountingGames = (sql: Sql, slugs: readonly string[]) => Promise<ReadonlyMap<string, CountingGame>>;

interface Row {
  readonly slug: string;
  readonly categories: string[];
  readonly details: CatalogueFields & { readonly engine: Engine | null };
}

export function countingGames(): CountingGames {
  const known = new Map<string, CountingGame>();
  return async (sql, slugs) => {
    const missing = [...new Set(slugs)].filter(slug => !known.has(slug));
    if (missing.length > 0) {
      const rows = await sql.query<Row>('SELECT slug, categories, details FROM games WHERE slug = ANY ($1)', [missing]);
      for (const { slug, categories, details } of rows)
        known.set(slug, { categories, returnPercent: returnOf(details) });
    }
    return known;
  };
}

function returnOf({ engine, ...fields }: Row['details']): number | null {
  if (engine === null || !rulesOfEngine(engine).carries(fields)) return null;
  return rulesOfEngine(engine).traits(fields).least_return;
}
