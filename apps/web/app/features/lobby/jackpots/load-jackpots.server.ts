import type { Game } from '@liftoff/contract/lobby/lobby';
import type { Jackpot, JackpotWin } from '@liftoff/contract/jackpot';
import { minor } from '@liftoff/rules/money/money';
import { topWins } from '@liftoff/rules/jackpot/win-order';
import type { PageContext } from '../../../page-context.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';
import { readStudios, studioTitles } from '../../../shared/site/studios.ts';
import { areJackpotsShown, readVisitorSettings } from '../../../shared/site/visitor-settings.server.ts';
import { loadBanners, type LoadedBanners } from '../banner/load-banners.server.ts';
import { notFound } from '../load-games.server.ts';
import { toTile, type TileGame } from '../tile-game.ts';

export interface JackpotsData extends LoadedBanners {
  /** `null` if the jackpots failed to load. */
  jackpots: readonly Jackpot[] | null;
  wins: readonly JackpotWin[];
}

export interface JackpotPageData {
  jackpot: Jackpot;
  wins: readonly JackpotWin[];
  /** The first of the games in which the jackpot can be won. */
  games: readonly TileGame[];
  /** The number of all these games. */
  gamesCount: number;
}

/** Number of games per row [CONST-007]. */
const rowGames = 15;

/** All active jackpots with their winners. Throws a 404 where jackpots are not shown. */
export async function loadJackpots(page: PageContext): Promise<JackpotsData> {
  const [settings, jackpots, wins, banners] = await Promise.all([
    readVisitorSettings(page),
    readJackpots(page).catch(() => null),
    readWins(page),
    loadBanners(page, 'jackpots'),
  ]);
  if (!areJackpotsShown(settings)) throw notFound();
  const shown = jackpots?.flatMap(({ identifier }) => listedOf(wins, identifier)) ?? wins;
  return { jackpots, wins: shown, ...banners };
}

/**
 * The page of the jackpot with this identifier. `null` if no such jackpot is loaded, or if jackpots are not shown to
 * the visitor [PROUTE-024].
 */
export async function loadJackpot(page: PageContext, identifier: string): Promise<JackpotPageData | null> {
  if (!/^[a-z-]+$/.test(identifier)) return null;
  const jackpots = await readJackpots(page).catch(() => []);
  const jackpot = jackpots.find(one => one.identifier === identifier);
  if (!jackpot) return null;
  const [settings, wins, found] = await Promise.all([
    readVisitorSettings(page),
    readWins(page),
    readGames(page, jackpot),
  ]);
  return areJackpotsShown(settings) ? { jackpot, wins: listedOf(wins, identifier), ...found } : null;
}

/** The active jackpots, each with its largest level first. */
async function readJackpots(page: PageContext): Promise<Jackpot[]> {
  const jackpots = await clientOf(page).listJackpots({});
  return jackpots
    .filter(({ state }) => state === 'active')
    .map(jackpot => ({
      ...jackpot,
      levels: jackpot.levels.toSorted((one, other) => (minor(one.amount_cents) < minor(other.amount_cents) ? 1 : -1)),
    }));
}

/** All known wins. If they fail to load, the lists are empty [PERR-011]. */
const readWins = (page: PageContext): Promise<JackpotWin[]> =>
  clientOf(page)
    .jackpotWins({})
    .catch(() => []);

/** The wins that can be shown for one jackpot: its biggest and its latest. */
function listedOf(wins: readonly JackpotWin[], jackpot: string): JackpotWin[] {
  const own = wins.filter(win => win.jackpot === jackpot);
  return [...new Set([...topWins(own, 'biggest'), ...topWins(own, 'latest')])];
}

async function readGames(page: PageContext, { categories }: Jackpot) {
  const client = clientOf(page);
  const body = { device: 'desktop', filter: { categories }, page: 1, page_size: rowGames, sort: 'popular' } as const;
  const [found, providers] = await Promise.all([
    client.filterGames({ body }).catch(() => null),
    readStudios(client).catch(() => []),
  ]);
  const studios = studioTitles(providers);
  const games = found?.data.map((game: Game) => toTile(game, studios, page.signedIn)) ?? [];
  return { games, gamesCount: found?.pagination.total_count ?? 0 };
}
