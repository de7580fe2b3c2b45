import { ButtonLink } from '@liftoff/ui/button-link';
import { EmptyState } from '@liftoff/ui/state-panel';
import { TileGrid } from '@liftoff/ui/tile-grid';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { usePaths } from '../../../shared/site/site.ts';
import GamesFailed from '../list/games-failed.tsx';
import type { FavouritesData } from './load-favourites.server.ts';
import { CategoryChips } from '../rows/category-chips.tsx';
import { GameTile } from '../rows/game-tile.tsx';

const earlyTiles = 7;

/**
 * The player's favourites [ROUTE-018]. A game removed from the favourites stays visible until the player leaves the
 * page, so that a mistake can be undone.
 */
export function FavouritesPage({ data }: { data: FavouritesData }) {
  const t = useTranslations('player.favourites');
  const list = useTranslations('lobby.list');
  const { games, failed } = data;
  return (
    <>
      <PageHead title={t('title')} hidden />
      <CategoryChips current="favourites" />
      <div className="list__header">
        <h1 className="heading-1">
          {t('title')}{' '}
          {games.length > 0 && <span className="list__count numeric">{list('games', { count: games.length })}</span>}
        </h1>
      </div>
      {games.length > 0 ? (
        <TileGrid>
          {games.map((game, index) => (
            <li key={game.id}>
              <GameTile game={game} layout="grid" early={index < earlyTiles} />
            </li>
          ))}
        </TileGrid>
      ) : (
        <NoFavourites failed={failed} />
      )}
    </>
  );
}

function NoFavourites({ failed }: { failed: boolean }) {
  const t = useTranslations('player.favourites');
  const paths = usePaths();
  const { revalidate } = useRevalidator();
  if (failed) return <GamesFailed onRetry={() => void revalidate()} />;
  return (
    <EmptyState
      section
      headingLevel={2}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<ButtonLink href={paths.pokies()}>{t('browse')}</ButtonLink>}
    />
  );
}
