import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Collection, Game } from '@liftoff/contract/lobby/lobby';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import type { PageContext } from '../../page-context.ts';
import { geoCollection } from '../../shared/site/geo-collection.ts';
import { playedCurrency } from '../../shared/player/player.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readStudios, studioTitles } from '../../shared/site/studios.ts';
import { currencyOfVisitor } from '../../shared/money/visitor-currency.server.ts';
import type { LatestWin, PlayData, Shelf } from './play-data.ts';

/** Number of games per row [CONST-007]. */
const rowGames = 15;
const winsShown = 3;

type PlayClient = ReturnType<typeof clientOf>;

/**
 * The game with this identifier, or `null` if there is none. Throws a `CallError` if the platform does not respond.
 */
export async function findGame(page: PageContext, identifier: string): Promise<Game | null> {
  const [game] = await clientOf(page).selectGames({
    body: { game_ids: [identifier.slice(0, 120)], device: 'desktop' },
  });
  return game ?? null;
}

interface LoadedPlay {
  data: PlayData;
  more: Shelf | null;
  similar: readonly Game[];
  /** Studio titles by slug. */
  studios: ReadonlyMap<string, string>;
}

/**
 * Loads everything around the game frame. Only the game itself is required; data that fails to load is left out
 * [B11].
 */
export async function loadPlay(page: PageContext, game: Game): Promise<LoadedPlay> {
  const client = clientOf(page);
  const [facts, providers, more, similar, wins] = await Promise.all([
    currencyOf(page).then(currency =>
      client.gameFacts({ params: { identifier: game.identifier }, query: { currency } }).catch(() => null),
    ),
    readStudios(client).catch(() => []),
    moreOf(client, game, page.country).catch(() => null),
    client.similarGames({ params: { identifier: game.identifier } }).catch(() => []),
    winsOf(client, page).catch(() => []),
  ]);
  const studios = studioTitles(providers);
  const { identifier, slug, title, name, provider, preview, tint, categories } = game;
  const data: PlayData = {
    game: { identifier, slug, title: title || name, provider, preview, tint, categories, hasDemo: game.has_demo_mode },
    studio: studios.get(provider) ?? '',
    facts,
    wins,
    hasMore: more !== null || similar.length > 0,
  };
  return { data, more, similar, studios };
}

/** Currency of the displayed stakes: the player's currency, or a guest's default currency. */
async function currencyOf(page: PageContext): Promise<CurrencyCode> {
  const player = await readPlayer(page);
  return player ? playedCurrency(player) : await currencyOfVisitor(page);
}

/**
 * The games for the "More in" row. Uses the smallest collection that contains the game, because it describes the game
 * best.
 */
async function moreOf(client: PlayClient, game: Game, country: string): Promise<Shelf | null> {
  const collections = await client.listCollections({});
  const collection = narrowest(collections, game);
  if (!collection) return null;
  const shelf = geoCollection(collections, collection.id, country) ?? collection;
  const found = await client.filterGames({
    body: {
      device: 'desktop',
      filter: { categories: [shelf.id] },
      page: 1,
      page_size: rowGames + 1,
      sort: 'popular',
    },
  });
  const games = found.data.filter(({ identifier }) => identifier !== game.identifier).slice(0, rowGames);
  return games.length === 0 ? null : { collection, games };
}

const narrowest = (collections: readonly Collection[], game: Game): Collection | undefined =>
  collections
    .filter(({ id, games_count }) => game.categories.includes(id) && id !== 'prerelease' && games_count > 1)
    .toSorted((a, b) => a.games_count - b.games_count)[0];

async function winsOf(client: PlayClient, page: PageContext): Promise<LatestWin[]> {
  const wins = (await client.latestWins({})).slice(0, winsShown);
  if (wins.length === 0) return [];
  const games = await client.selectGames({
    body: { game_ids: [...new Set(wins.map(win => win.game))], device: 'desktop' },
  });
  const titles = new Map(games.map(game => [game.identifier, game.title || game.name]));
  return wins.flatMap(win => {
    const title = titles.get(win.game);
    if (title === undefined) return [];
    const amount = formatMoney(minor(win.win_cents), win.currency, page.locale);
    return [{ nickname: win.nickname, game: title, picture: win.game, win: amount }];
  });
}
