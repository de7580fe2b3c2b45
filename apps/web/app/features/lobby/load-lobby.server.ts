import type { Jackpot } from '@liftoff/contract/jackpot';
import type { Locale } from '@liftoff/contract/locale';
import { minor } from '@liftoff/rules/money';
import { formatMoney } from '@liftoff/rules/money-format';
import type { PageContext } from '../../page-context.ts';
import { readConfig } from '../../shared/read-config.server.ts';
import { clientOf } from '../../shared/server-client.server.ts';
import { readStudios, studioTitles } from '../../shared/studios.ts';
import { readBanners, type Banner } from './banner.ts';
import type { JackpotBandData } from './rows/jackpot-band.tsx';
import { packRows, type PackedRows } from './rows/packed-rows.ts';
import { toTile, type TileGame } from './tile-game.ts';

export interface LobbyData {
  rows: PackedRows;
  /** The rows did not come; the page says so and offers to try again. */
  failed: boolean;
  recent: TileGame[];
  banners: Banner[];
  jackpots: JackpotBandData | null;
}

/** CONST-007. */
const rowGames = 15;

/** Everything the main lobby shows, asked for at once; only the rows are worth a failure notice. */
export async function loadLobby(page: PageContext): Promise<LobbyData> {
  const client = clientOf(page);
  const [rows, providers, recent, banners, jackpots] = await Promise.all([
    client.lobbyRows({ query: { country: page.country } }).catch(() => null),
    readStudios(client).catch(() => []),
    page.signedIn ? client.playedGames({}).catch(() => []) : [],
    readConfig(page, 'banners-config', { locale: page.locale }),
    client.listJackpots({}).catch(() => []),
  ]);
  const studios = studioTitles(providers);
  return {
    rows: packRows(
      (rows ?? []).map(row => ({
        id: row.id,
        title: row.title,
        total: row.total,
        games: row.games.slice(0, rowGames).map(game => toTile(game, studios, page.signedIn)),
      })),
    ),
    failed: rows === null,
    recent: recent.slice(0, rowGames).map(game => toTile(game, studios, page.signedIn)),
    banners: readBanners(banners),
    jackpots: bandOf(jackpots, page.locale),
  };
}

function bandOf(jackpots: readonly Jackpot[], locale: Locale): JackpotBandData | null {
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
