import type { Game } from '@liftoff/contract/lobby/lobby';

export type TileBadge = 'top' | 'new' | 'jackpot' | 'mystic-jackpots' | 'exclusive' | 'soon' | 'live';

/** The game data that a tile needs. It is kept small, because every page contains forty tiles. */
export interface TileGame {
  id: string;
  slug: string;
  title: string;
  provider: string;
  /** The studio's title. */
  studio: string;
  preview: string;
  tint: string;
  badge?: TileBadge;
  demo?: true;
  /** Set if the game is announced and not playable yet. Its tile leads to a page that says so. */
  soon?: true;
  /**
   * Fiat currencies and cryptocurrencies that the game accepts. Sent only to players, because the currency lock
   * applies only to them [STATE-047].
   */
  currencies?: string[];
  /** Sent only to players, whose tiles are marked if the game counts in a tournament. */
  categories?: readonly string[];
}

type Badged = Pick<Game, 'categories' | 'badges'>;

/**
 * The one badge that a tile shows. The game's own badges take precedence over those of its categories
 * (visual-language §7). An announced game shows only that it is not out yet. `bonus-wagering` and `drop-wins` show no
 * badge, because the promotions behind them do not exist yet.
 */
export function badgeOf({ badges, categories }: Badged): TileBadge | undefined {
  if (categories.includes('prerelease')) return 'soon';
  const own = (['top', 'new', 'jackpot', 'mystic-jackpots'] as const).find(kind =>
    badges.some(({ type }) => type === kind),
  );
  if (own) return own;
  if (categories.includes('exclusive')) return 'exclusive';
  return categories.includes('live') ? 'live' : undefined;
}

/** The play-money currency used in demo rounds. A player cannot open a real-money game with it. */
const demoCurrency = 'FUN';

export function toTile(game: Game, studios: ReadonlyMap<string, string>, signedIn: boolean): TileGame {
  const badge = badgeOf(game);
  const currencies = Object.keys(game.currencies).filter(code => code !== demoCurrency);
  return {
    id: game.identifier,
    slug: game.slug,
    title: game.title || game.name,
    provider: game.provider,
    studio: studios.get(game.provider) ?? '',
    preview: game.preview,
    tint: game.tint,
    ...(badge ? { badge } : {}),
    ...(game.has_demo_mode ? { demo: true as const } : {}),
    ...(game.categories.includes('prerelease') ? { soon: true as const } : {}),
    ...(signedIn ? { currencies, categories: game.categories } : {}),
  };
}
