import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import type { ListView } from '../../../shared/site/address/paths.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { CategoryChips } from '../rows/category-chips.tsx';
import { useCategoryTitle } from '../category-names.ts';
import { GameGrid } from './game-grid.tsx';
import { listKey, type GameList } from './game-list.ts';
import { FilterButton } from '../filters/filter-button.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { narrowingQuery, type Narrowing } from '../filters/narrowing.ts';
import { SortLinks } from './sort-links.tsx';

interface CategoryPageProps {
  list: GameList;
  /** A dedicated title, set for the lists of all pokies and of all live games. */
  title?: string;
  hrefOf: (view: ListView) => string;
}

/** A category's games: chips for other categories, the game count, the sort order and the grid. */
export function CategoryPage({ list, title, hrefOf }: CategoryPageProps) {
  const t = useTranslations('lobby.list');
  const { name } = useBrand();
  const titleOf = useCategoryTitle();
  const { revalidate } = useRevalidator();
  const shownTitle = title ?? titleOf(list.id, list.title);
  const sort = list.sort === 'popular' ? undefined : list.sort;
  const narrow = narrowingQuery(list.narrow ?? null);
  const narrowedHref = (next: Narrowing) => hrefOf({ sort, narrow: narrowingQuery(next) });
  return (
    <>
      <PageHead
        title={shownTitle}
        description={() => t('description', { title: shownTitle, brand: name, count: list.total })}
        hidden={list.narrow !== undefined}
        canonicalSearch={list.page > 1 ? `?page=${list.page}` : ''}
        preview={import.meta.env.SSR ? { trail: [{ name: shownTitle, path: hrefOf({}) }] } : undefined}
      />
      <CategoryChips current={list.id} />
      <div className="list__header">
        <h1 className="heading-1">
          {shownTitle}
          {list.total > 0 && <span className="list__count numeric"> {t('games', { count: list.total })}</span>}
        </h1>
        <SortLinks current={list.sort} hrefOf={next => hrefOf({ sort: next, narrow })} />
        <FilterButton list={list} hrefOf={narrowedHref} />
      </div>
      <FilterChips list={list} hrefOf={narrowedHref} />
      <GameGrid
        key={listKey(list)}
        list={list}
        pageHref={page => hrefOf({ page, sort, narrow })}
        narrowedHref={narrowedHref}
        onRetry={() => void revalidate()}
      />
    </>
  );
}
