import { ButtonLink } from '@liftoff/ui/button-link';
import { useInfiniteSentinel } from '@liftoff/ui/infinite-sentinel';
import { SkeletonTile } from '@liftoff/ui/skeleton';
import { EmptyState } from '@liftoff/ui/state-panel';
import { TileGap, TileGrid } from '@liftoff/ui/tile-grid';
import { memo, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { withoutPrefix } from '../../../shared/site/address/paths.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { GameTile } from '../rows/game-tile.tsx';
import { NothingLeft } from '../filters/nothing-left.tsx';
import type { Narrowing } from '../filters/narrowing.ts';
import GamesFailed from './games-failed.tsx';
import { pageSize, type GameList } from './game-list.ts';
import { useListPages } from './list-pages.ts';
import { useRowsInView } from './rows-in-view.ts';
import { useSlow } from '../search/slow.ts';

/**
 * Number of tiles in the first row on a phone, which load first. The other visible tiles load as soon as the page is
 * laid out.
 */
const earlyTiles = 3;
const skeletonTiles = 14;

/** Memoised, so that a growing list does not rerender its existing tiles. */
const Tile = memo(GameTile);

interface GameGridProps {
  list: GameList;
  /** Returns the address of another page of this list. */
  pageHref: (page: number) => string;
  /** Returns the address of this list with other filters. */
  narrowedHref: (narrow: Narrowing) => string;
  onRetry: () => void;
}

/**
 * A grid of games that loads more games 500 px before its end [CONST-060]. Without a script, links lead to the other
 * pages.
 */
export function GameGrid({ list, pageHref, narrowedHref, onRetry }: GameGridProps) {
  const site = useSite();
  const { games, page, loading, failed, more, loadMore } = useListPages(list, next =>
    withoutPrefix(site, pageHref(next)),
  );
  const sentinel = useInfiniteSentinel(loadMore, more && !loading && !failed, page);
  const slow = useSlow(loading);
  const [grid, rows] = useRowsInView(games.length);
  if (list.failed) return <GamesFailed onRetry={onRetry} />;
  if (games.length === 0) return list.narrow ? <NothingLeft list={list} hrefOf={narrowedHref} /> : <NoGames />;
  return (
    <>
      <TileGrid ref={grid}>
        {rows && rows.abovePx > 0 && <TileGap px={rows.abovePx} />}
        {games.slice(rows?.from, rows?.end).map((game, place) => {
          const index = (rows?.from ?? 0) + place;
          return (
            <li key={game.id} {...(rows && { 'aria-setsize': games.length, 'aria-posinset': index + 1 })}>
              <Tile game={game} layout="grid" early={index < earlyTiles} />
            </li>
          );
        })}
        {rows && rows.belowPx > 0 && <TileGap px={rows.belowPx} />}
        {slow &&
          Array.from({ length: skeletonTiles }, (_, index) => (
            <li key={`waiting ${index}`}>
              <SkeletonTile />
            </li>
          ))}
      </TileGrid>
      <div ref={sentinel} />
      {failed && <GamesFailed onRetry={loadMore} />}
      <ListEnd list={list} shown={games.length} page={page} pageHref={pageHref} loading={loading} loadMore={loadMore} />
    </>
  );
}

interface ListEndProps {
  list: GameList;
  shown: number;
  page: number;
  pageHref: (page: number) => string;
  loading: boolean;
  loadMore: () => void;
}

/**
 * Shows how much of the list is shown, with links to the adjacent pages for crawlers and for visitors without a
 * script.
 */
function ListEnd({ list, shown, page, pageHref, loading, loadMore }: ListEndProps) {
  const t = useTranslations('lobby.list');
  const seen = (list.page - 1) * pageSize + shown;
  const appendInstead = (event: MouseEvent) => {
    event.preventDefault();
    if (!loading) loadMore();
  };
  return (
    <nav className="list__end" aria-label={t('page', { page, pages: list.pages })}>
      {list.page > 1 && (
        <ButtonLink href={pageHref(list.page - 1)} rel="prev">
          {t('earlier')}
        </ButtonLink>
      )}
      <output className="caption text-muted numeric">
        {loading
          ? t('loading')
          : list.total > 0 && t('shown', { shown: Math.min(seen, list.total), count: list.total })}
      </output>
      {page < list.pages && (
        <ButtonLink href={pageHref(page + 1)} rel="next" onClick={appendInstead}>
          {t('more')}
        </ButtonLink>
      )}
    </nav>
  );
}

function NoGames() {
  const t = useTranslations('lobby.list');
  const paths = usePaths();
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
