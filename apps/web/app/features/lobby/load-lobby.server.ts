import type { CallTable } from '@liftoff/contract/core/call-table';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { Jackpot } from '@liftoff/contract/jackpot';
import type { Game } from '@liftoff/contract/lobby/lobby';
import type { Locale } from '@liftoff/contract/core/locale';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import type { PageContext } from '../../page-context.ts';
import { areJackpotsAdvertised, readVisitorSettings } from '../../shared/site/visitor-settings.server.ts';
import { remembered } from '../../shared/parts/remembered.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readStudios, studioTitles, type Studio } from '../../shared/site/studios.ts';
import { loadBanners, type LoadedBanners } from './banner/load-banners.server.ts';
import type { JackpotBandData } from './rows/jackpot-band.tsx';
import { packRows, type PackedRows } from './rows/packed-rows.ts';
import { toTile, type TileGame } from './tile-game.ts';

export interface LobbyData extends LoadedBanners {
  rows: PackedRows;
  /** Whether the rows failed to load; the page then says so and offers a retry. */
  failed: boolean;
  recent: TileGame[];
  jackpots: JackpotBandData | null;
}

/** Number of games per row [CONST-007]. */
const rowGames = 15;

/** Loads all data for the main lobby concurrently. Only a failure to load the rows is reported to the visitor. */
export async function loadLobby(page: PageContext): Promise<LobbyData> {
  const client = clientOf(page);
  const [rows, providers, recent, banners, jackpots, settings] = await Promise.all([
    client.lobbyRows({ query: { country: page.country } }).catch(() => null),
    readStudios(client).catch(() => []),
    page.signedIn ? client.playedGames({}).catch(() => []) : [],
    loadBanners(page, 'index top'),
    client.listJackpots({}).catch(() => []),
    readVisitorSettings(page),
  ]);
  const studios = studioTitles(providers);
  return {
    rows: (page.signedIn ? rowsToPlayer : rowsToGuest)(rows ?? [])(providers),
    failed: rows === null,
    recent: recent.slice(0, rowGames).map(game => toTile(game, studios, page.signedIn)),
    ...banners,
    jackpots: areJackpotsAdvertised(settings, page.signedIn) ? bandOf(jackpots, page.locale) : null,
  };
}

const packedRows = (toPlayer: boolean) =>
  remembered((rows: Received<CallTable['lobbyRows']>) =>
    remembered((providers: readonly Studio[]) => {
      const studios = studioTitles(providers);
      const tilesOf = (games: readonly Game[]) => games.slice(0, rowGames).map(game => toTile(game, studios, toPlayer));
      return packRows(rows.map(({ id, title, total, games }) => ({ id, title, total, games: tilesOf(games) })));
    }),
  );
const rowsToPlayer = packedRows(true);
const rowsToGuest = packedRows(false);

const bandOf = (jackpots: readonly Jackpot[], locale: Locale): JackpotBandData | null => bandsOf(jackpots)(locale);

const bandsOf = remembered((jackpots: readonly Jackpot[]) => {
  const bands = new Map<Locale, JackpotBandData | null>();
  return (locale: Locale) => {
    const known = bands.get(locale);
    if (known !== undefined) return known;
    const band = makeBand(jackpots, locale);
    bands.set(locale, band);
    return band;
  };
});

function makeBand(jackpots: readonly Jackpot[], locale: Locale): JackpotBandData | null {
  const jackpot = jackpots.find(({ state }) => state === 'active');
  if (!jackpot) return null;
  const levels = jackpot.levels
    .map(({ identifier, name, amount_cents }) => ({ identifier, name, minor: minor(amount_cents) }))
    .toSorted((a, b) => (a.minor < b.minor ? 1 : -1))
    .map(level => ({
      identifier: level.identifier,
      name: level.name,
      amount: formatMoney(level.minor, jackpot.currency, locale),
    }));
  return { identifier: jackpot.identifier, levels };
}
