import { Rail } from '@liftoff/ui/rail';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../../shared/site/site.ts';
import { GameTile } from './game-tile.tsx';
import type { TileGame } from '../tile-game.ts';

/** The games that the player played recently, newest first [SHELL-006]. */
export function RecentRow({ games }: { games: readonly TileGame[] }) {
  const t = useTranslations('lobby.row');
  const paths = usePaths();
  const title = t('continue');
  return (
    <Rail
      title={title}
      previousLabel={t('previous', { title })}
      nextLabel={t('next', { title })}
      more={
        <a className="link" href={paths.profile('games-history')}>
          {t('history')}
        </a>
      }
    >
      {games.map((game, index) => (
        <GameTile key={game.id} game={game} early={index < 3} />
      ))}
    </Rail>
  );
}
