import type { Collection } from '@liftoff/contract/lobby/lobby';
import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import { categoryPath, useCategoryTitle } from '../../features/lobby/category-names.ts';
import { GameTile } from '../../features/lobby/rows/game-tile.tsx';
import type { TileGame } from '../../features/lobby/tile-game.ts';
import { usePaths } from '../../shared/site/site.ts';

export type TileShelf = Collection & { games: TileGame[] };

/** Shows more games from the same collection below a game, as lobby tiles. */
export function MoreGames({ shelf }: { shelf: TileShelf }) {
  const t = useTranslations('game');
  const row = useTranslations('lobby.row');
  const paths = usePaths();
  const { id, games_count: count } = shelf;
  const category = useCategoryTitle()(id, shelf.title);
  return (
    <Rail
      title={t('more', { category })}
      previousLabel={row('previous', { title: category })}
      nextLabel={row('next', { title: category })}
      more={
        <a className="link" href={categoryPath(paths, id)} aria-label={row('allLabel', { count, title: category })}>
          {t('moreAll', { count })}
        </a>
      }
    >
      {shelf.games.map(game => (
        <GameTile key={game.id} game={game} />
      ))}
    </Rail>
  );
}

/** Shows the most similar games below a game, as lobby tiles. */
export function SimilarGames({ games }: { games: readonly TileGame[] }) {
  const t = useTranslations('game');
  const row = useTranslations('lobby.row');
  const title = t('similar');
  return (
    <Rail title={title} previousLabel={row('previous', { title })} nextLabel={row('next', { title })}>
      {games.map(game => (
        <GameTile key={game.id} game={game} />
      ))}
    </Rail>
  );
}
