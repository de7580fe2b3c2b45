import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../shared/hydrated.ts';
import { usePaths } from '../../../shared/site.ts';
import { categoryPath, useCategoryTitle } from '../category-names.ts';
import { GameTile } from './game-tile.tsx';
import type { LobbyRow } from './packed-rows.ts';

/** Tiles of the first row that a phone shows at once; more of them early would only slow these down. */
const earlyTiles = 3;
/** Tiles of a later row in the page as it is served: the widest view, and the one that peeks. */
const servedTiles = 8;

/**
 * One row of the lobby: title, the way to all of its games, and the first of them. What lies beyond the edge of a
 * later row is added by script.
 */
export function GameRow({ row, first }: { row: LobbyRow; first: boolean }) {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const title = useCategoryTitle()(row.id, row.title);
  const whole = useHydrated() || first;
  const games = whole ? row.games : row.games.slice(0, servedTiles);
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
        <GameTile key={game.id} game={game} early={first && index < earlyTiles} />
      ))}
    </Rail>
  );
}
