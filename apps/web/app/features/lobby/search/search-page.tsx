import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import '@liftoff/ui/styles/field.css';
import { SearchInput } from '@liftoff/ui/search-input';
import { TileGrid } from '@liftoff/ui/tile-grid';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { GameTile } from '../rows/game-tile.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { narrowingQuery, type Narrowing } from '../filters/narrowing.ts';
import { GameGrid } from '../list/game-grid.tsx';
import GamesFailed from '../list/games-failed.tsx';
import { listKey } from '../list/game-list.ts';
import type { SearchData } from './load-search.server.ts';
import type { TileGame } from '../tile-game.ts';

/**
 * The search page. Search engines may index it only without a query, not with results. The search field is
 * uncontrolled after server rendering, so that text typed before the script loads is preserved.
 */
export function SearchPage({ data }: { data: SearchData }) {
  const t = useTranslations('search');
  const paths = usePaths();
  const { gamesCount } = useShellData();
  const listed = !data.failed && (data.games.length > 0 || data.narrow !== undefined);
  return (
    <>
      <PageHead
        title={t('title')}
        description={() => t('description', { count: gamesCount })}
        hidden={data.text !== ''}
        preview={import.meta.env.SSR ? { trail: [{ name: t('title'), path: paths.search() }] } : undefined}
      />
      <h1 className="heading-1 list__header">{t('title')}</h1>
      <search>
        <form className="search search--page" method="get" action={paths.search()}>
          <SearchInput
            label={t('title')}
            type="search"
            name="q"
            defaultValue={data.text}
            placeholder={t('placeholder')}
            maxLength={64}
            autoComplete="off"
          />
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
        </form>
      </search>
      <SearchStatus data={data} />
      {data.query !== null && listed && <Results data={data} query={data.query} />}
      {data.recommended.length > 0 && (
        <Recommended title={t(data.query === null ? 'recommended' : 'popular')} games={data.recommended} />
      )}
    </>
  );
}

/** The results, with filters and pages like any other list. A new search starts without filters. */
function Results({ data, query }: { data: SearchData; query: string }) {
  const paths = usePaths();
  const { revalidate } = useRevalidator();
  const narrow = narrowingQuery(data.narrow ?? null);
  const narrowedHref = (next: Narrowing) => paths.search(query, { narrow: narrowingQuery(next) });
  return (
    <>
      <div className="list__tools">
        <FilterButton list={data} hrefOf={narrowedHref} />
      </div>
      <FilterChips list={data} hrefOf={narrowedHref} />
      <GameGrid
        key={listKey(data)}
        list={data}
        pageHref={page => paths.search(query, { page, narrow })}
        narrowedHref={narrowedHref}
        onRetry={() => void revalidate()}
      />
    </>
  );
}

function SearchStatus({ data }: { data: SearchData }) {
  const t = useTranslations('search');
  const lists = useTranslations('lobby.list');
  const paths = usePaths();
  const { gamesCount } = useShellData();
  if (data.query === null)
    return <p className="caption text-muted search__status">{t('hint', { count: gamesCount })}</p>;
  if (data.failed) return <SearchFailed />;
  if (data.games.length > 0) {
    const { corrected } = data;
    return (
      <p className="caption text-muted search__status">
        {corrected === undefined
          ? t('found', { count: data.total, query: data.query })
          : t('corrected', { query: corrected })}
      </p>
    );
  }
  if (data.narrow) return null;
  return (
    <div className="search__status">
      <h2 className="heading-3">{t('emptyTitle', { query: data.query })}</h2>
      <p className="small text-secondary margin-top-1">{t('emptyText')}</p>
      <ButtonLink className="margin-top-3" href={paths.pokies()}>
        {lists('browse')}
      </ButtonLink>
    </div>
  );
}

function SearchFailed() {
  const { revalidate } = useRevalidator();
  return <GamesFailed onRetry={() => void revalidate()} />;
}

/** Recommended games, shown while there is no query [STATE-066], and below a search without results. */
function Recommended({ title, games }: { title: string; games: readonly TileGame[] }) {
  return (
    <>
      <h2 className="heading-3 search__title">{title}</h2>
      <TileGrid>
        {games.map(game => (
          <li key={game.id}>
            <GameTile game={game} layout="grid" early />
          </li>
        ))}
      </TileGrid>
    </>
  );
}
