import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site.ts';
import { categoryPath, useCategoryTitle } from '../category-names.ts';
import { GameTile } from './game-tile.tsx';
import type { TileGame } from '../tile-game.ts';

export interface LobbyRow {
  id: string;
  title: string;
  total: number;
  /** At most 15 (CONST-007). */
  games: TileGame[];
}

/** Tiles of the first row that may be in the first view. */
const earlyTiles = 7;

/** One row of the lobby: title, the way to all of its games, and the first of them. */
export function GameRow({ row, first }: { row: LobbyRow; first: boolean }) {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const title = useCategoryTitle()(row.id, row.title);
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
      {row.games.map((game, index) => (
        <GameTile key={game.id} game={game} early={first && index < earlyTiles} />
      ))}
    </Rail>
  );
}
