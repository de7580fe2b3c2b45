import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { useIdle } from '../../../shared/parts/when-idle.ts';
import { categoryPath, useCategoryTitle } from '../category-names.ts';
import { GameTile } from './game-tile.tsx';
import type { LobbyRow } from './packed-rows.ts';

/** Tiles of the first row that a phone shows at once; more of them early would only slow these down. */
const earlyTiles = 3;
/** Tiles of a row in the page as it is served: the widest view, and the one that peeks. */
const servedTiles = 8;
/** Rows that are in view when the lobby opens, or come there with the first move: between them lies the jackpots' band. */
const rowsInView = 2;

/**
 * One row of the lobby: title, the way to all of its games, and the first of them; `place` counts from 0. What lies
 * beyond the edge of a later row is added once the browser is idle.
 */
export function GameRow({ row, place }: { row: LobbyRow; place: number }) {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const title = useCategoryTitle()(row.id, row.title);
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
 * Nobody else gets a player's page, so it is made at each visit: what is far below, or beyond the edge, comes with the
 * script, which a player's page needs anyhow. A guest's first row is whole without.
 */
function served(place: number, toPlayer: boolean): number {
  if (toPlayer) return place < rowsInView ? servedTiles : 0;
  return place === 0 ? Number.POSITIVE_INFINITY : servedTiles;
}
