import type { Platform } from '../core/platform-context.ts';
import { offeredCurrencies } from '../market/offered-currencies.ts';
import { guestPlace } from '../market/market-rules.ts';
import { makeCatalogue, type Catalogue } from './catalogue.ts';
import { readGames, readProviders } from './catalogue-row.ts';
import { lobbyConfig } from './lobby-config.ts';
import { lobbyRows, type LobbyRow } from './lobby-rows.ts';
import { latestActivity } from './played-games.ts';

/** The catalogue in the form that the platform serves. */
export interface Lobby {
  /** Read from the database at the first call, then cached. */
  catalogue(): Promise<Catalogue>;
  /** Rows of the main page, built once per country. */
  rows(country: string): Promise<LobbyRow[]>;
  /** Updates `last_activity_at` of the games. Once a minute is often enough for a lobby. */
  refreshActivity(): Promise<void>;
  /** Discards the cached catalogue after the games have changed, so that the next call reads it again. */
  forget(): void;
}

export function openLobby(platform: Platform): Lobby {
  let kept: Promise<{ catalogue: Catalogue; rows: Map<string, LobbyRow[]> }> | null = null;
  const read = async () => {
    const games = await readGames(platform.db);
    const offered = offeredCurrencies(platform.config);
    const catalogue = makeCatalogue(games, await readProviders(platform.db), { offered });
    return { catalogue, rows: new Map<string, LobbyRow[]>() };
  };
  const current = () => {
    kept ??= read().catch(error => {
      kept = null;
      throw error;
    });
    return kept;
  };
  return {
    catalogue: async () => (await current()).catalogue,
    rows: async country => {
      // Countries without geo variants share one list, so that a made-up country code costs nothing.
      const variant = lobbyConfig.geo.countries.includes(country) ? country : '';
      const { jackpots, jackpot_ads: ads } = platform.ruleFor({ ...guestPlace(country), at: platform.deps.now() });
      const hidden = jackpots && ads ? [] : ['jackpots'];
      const key = [variant, ...hidden].join(' ');
      const { catalogue, rows } = await current();
      const known = rows.get(key);
      if (known) return known;
      const made = lobbyRows(catalogue, variant, hidden);
      rows.set(key, made);
      return made;
    },
    refreshActivity: async () => {
      const { catalogue } = await current();
      for (const { game, played_at } of await latestActivity(platform.db)) {
        const entry = catalogue.bySlug.get(game);
        if (entry) entry.game.last_activity_at = played_at.toISOString();
      }
    },
    forget: () => {
      kept = null;
    },
  };
}
