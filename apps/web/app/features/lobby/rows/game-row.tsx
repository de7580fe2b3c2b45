import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { useIdle } from '../../../shared/parts/when-idle.ts';
import { categoryPath, useCategoryTitle } from '../category-names.ts';
import { GameTile } from './game-tile.tsx';
import type { LobbyRow } from './packed-rows.ts';

/**
 * Number of tiles in the first row that are visible on a phone. Loading more of them early would only slow these
 * down.
 */
const earlyTiles = 3;
/**
 * Number of a row's tiles in the served HTML: as many as the widest viewport shows, including a partly visible one.
 */
const servedTiles = 8;
/**
 * Number of rows that are visible when the lobby opens or after the first scroll. The jackpot band is between them.
 */
const rowsInView = 2;

interface GameRowProps {
  row: LobbyRow;
  /** The row's position, counted from 0. */
  place: number;
  /** Replaces the title of the row's category. */
  title?: string;
}

/**
 * A row of games: a title, a link to all its games, and the first games.
 * Tiles beyond the edge are added once the browser is idle, except in a guest's first row, which is complete.
 */
export function GameRow({ row, place, title: given }: GameRowProps) {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const titleOf = useCategoryTitle();
  const title = given ?? titleOf(row.id, row.title);
  const player = usePlayerSeed();
  const idle = useIdle();
  const games = idle ? row.games : row.games.slice(0, served(place, player !== null));
  return (
    <Rail
      title={title}
      previousLabel={t('previous', { title })}
      nextLabel={t('next', { title })}
      more={
        <a className="link" href={categoryPath(paths, row.id)} aria-label={t('allLabel', { count: row.total, title })}>
          {t('all', { count: row.total })}
        </a>
      }
    >
      {games.map((game, index) => (
        <GameTile key={game.id} game={game} early={place === 0 && index < earlyTiles} />
      ))}
    </Rail>
  );
}

/**
 * Number of tiles in the served HTML. A player's page is rendered on each visit and needs the script anyway, so rows
 * far below and tiles beyond the edge are left to the script. A guest's first row is complete without a script.
 */
function served(place: number, toPlayer: boolean): number {
  if (toPlayer) return place < rowsInView ? servedTiles : 0;
  return place === 0 ? Number.POSITIVE_INFINITY : servedTiles;
}
