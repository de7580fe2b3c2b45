import { Button } from '@liftoff/ui/button';
import '@liftoff/ui/styles/field.css';
import { SearchInput } from '@liftoff/ui/search-input';
import { TileGrid } from '@liftoff/ui/tile-grid';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/page-head.tsx';
import { useShellData } from '../../../shared/shell-data.ts';
import { usePaths } from '../../../shared/site.ts';
import { GameTile } from '../rows/game-tile.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { narrowingQuery, type Narrowing } from '../filters/narrowing.ts';
import { NothingLeft } from '../filters/nothing-left.tsx';
import type { SearchData } from '../load-search.server.ts';
import type { TileGame } from '../tile-game.ts';

/**
 * The page is for search engines until something is searched for: results are no pages of theirs.
 * The field is the browser's own: nothing writes into it after the server did, so text typed before script runs stays.
 */
export function SearchPage({ data }: { data: SearchData }) {
  const t = useTranslations('search');
  const paths = usePaths();
  const { gamesCount } = useShellData();
  return (
    <>
      <PageHead
        title={t('title')}
        description={() => t('description', { count: gamesCount })}
        hidden={data.text !== ''}
        preview={import.meta.env.SSR ? { trail: [{ name: t('title'), path: paths.search() }] } : undefined}
      />
      <h1 className="h1 list__h">{t('title')}</h1>
      <search>
        <form className="srch srch--page" method="get" action={paths.search()}>
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
      {data.query !== null && !data.failed && <SearchFilters data={data} query={data.query} />}
      {data.query !== null && data.found.length > 0 && <Tiles games={data.found} early />}
      {data.recommended.length > 0 && data.found.length === 0 && (
        <>
          <h2 className="h3 srch__h">{t('recommended')}</h2>
          <Tiles games={data.recommended} early={data.query === null} />
        </>
      )}
    </>
  );
}

/** A search is narrowed as any list; a new one begins with everything. */
function SearchFilters({ data, query }: { data: SearchData; query: string }) {
  const paths = usePaths();
  const hrefOf = (narrow: Narrowing) => paths.search(query, narrowingQuery(narrow));
  if (data.found.length === 0 && !data.narrow) return null;
  const list = { filter: { title: query }, ...data };
  return (
    <>
      <div className="list__tools">
        <FilterButton list={list} hrefOf={hrefOf} />
      </div>
      <FilterChips list={list} hrefOf={hrefOf} />
      {data.found.length === 0 && <NothingLeft list={list} hrefOf={hrefOf} />}
    </>
  );
}

function SearchStatus({ data }: { data: SearchData }) {
  const t = useTranslations('search');
  const { gamesCount } = useShellData();
  if (data.query === null) return <p className="cap t3 srch__s">{t('hint', { count: gamesCount })}</p>;
  if (data.failed) return <p className="cap t3 srch__s">{t('failed')}</p>;
  if (data.found.length > 0) {
    const { corrected } = data;
    return (
      <p className="cap t3 srch__s">
        {corrected === null
          ? t('found', { count: data.total, query: data.query })
          : t('corrected', { query: corrected })}
      </p>
    );
  }
  if (data.narrow) return null;
  return (
    <div className="srch__s">
      <h2 className="h3">{t('emptyTitle', { query: data.query })}</h2>
      <p className="small t2 mt1">{t('emptyText')}</p>
    </div>
  );
}

function Tiles({ games, early }: { games: readonly TileGame[]; early: boolean }) {
  return (
    <TileGrid>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} layout="grid" early={early && index < 7} />
        </li>
      ))}
    </TileGrid>
  );
}
