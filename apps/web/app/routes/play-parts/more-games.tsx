import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import type { PlayData } from '../../features/game/play-data.ts';
import { categoryPath, useCategoryTitle } from '../../features/lobby/category-names.ts';
import { GameTile } from '../../features/lobby/rows/game-tile.tsx';
import { toTile } from '../../features/lobby/tile-game.ts';
import { usePlayerSeed } from '../../shared/player.ts';
import { usePaths } from '../../shared/site.ts';

interface MoreGamesProps {
  data: PlayData;
  more: NonNullable<PlayData['more']>;
}

/** Games of the same shelf: the lobby's tiles under a game. */
export function MoreGames({ data, more }: MoreGamesProps) {
  const t = useTranslations('game');
  const row = useTranslations('lobby.row');
  const paths = usePaths();
  const isPlayer = usePlayerSeed() !== null;
  const studios = new Map(data.studios);
  const { id, title, games_count: count } = more.collection;
  const category = useCategoryTitle()(id, title);
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
      {more.games.map(game => (
        <GameTile key={game.identifier} game={toTile(game, studios, isPlayer)} />
      ))}
    </Rail>
  );
}
