import { Card } from '@liftoff/ui/card';
import { ChipLink } from '@liftoff/ui/chip';
import { ChevronRightIcon } from '@liftoff/ui/icons';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/site/page-head.tsx';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { gameImage, type PagePreview } from '../../../shared/site/structured-data.tsx';
import { GameGrid } from './game-grid.tsx';
import type { StudioList } from './load-studio.server.ts';
import { listKey } from './game-list.ts';
import { StudioFigures } from './studio-figures.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { narrowingQuery, type Narrowing } from '../filters/narrowing.ts';
import { SortLinks } from './sort-links.tsx';
import { GamePicture } from '../rows/game-picture.tsx';
import { StudioWordmark } from '../rows/studio-wordmark.tsx';

const headPictures = 3;

/** Builds the page preview with the picture of the studio's first game. */
function previewOf({ games, title }: StudioList, above: string, path: string, aboveName: string): PagePreview {
  const [first] = games;
  const trail = [
    { name: aboveName, path: above },
    { name: title, path },
  ];
  return { trail, ...(first ? { image: gameImage(first.slug) } : {}) };
}

/** A studio's games, below a header with pictures from three of them. */
export function StudioPage({ list, slug }: { list: StudioList; slug: string }) {
  const t = useTranslations('lobby.studio');
  const paths = usePaths();
  const { name } = useBrand();
  const { revalidate } = useRevalidator();
  const sort = list.sort === 'popular' ? undefined : list.sort;
  const narrow = narrowingQuery(list.narrow ?? null);
  const narrowedHref = (next: Narrowing) => paths.producer(slug, { sort, narrow: narrowingQuery(next) });
  return (
    <>
      <PageHead
        title={list.title}
        hidden={list.narrow !== undefined}
        description={() => t('description', { title: list.title, count: list.total, brand: name })}
        preview={import.meta.env.SSR ? previewOf(list, paths.producers(), paths.producer(slug), t('crumb')) : undefined}
      />
      <nav className="caption text-muted row gap-2 crumbs" aria-label={t('crumbs')}>
        <a className="link" href={paths.producers()}>
          {t('crumb')}
        </a>
        <ChevronRightIcon size="s" />
        <span aria-current="page">{list.title}</span>
      </nav>
      <StudioBand list={list} />
      <div className="list__header list__header--studio">
        <StudioFilters list={list} slug={slug} />
        <SortLinks current={list.sort} hrefOf={next => paths.producer(slug, { sort: next, narrow })} />
        <FilterButton list={list} hrefOf={narrowedHref} ofStudio />
      </div>
      <FilterChips list={list} hrefOf={narrowedHref} />
      <GameGrid
        key={listKey(list)}
        list={list}
        pageHref={page => paths.producer(slug, { page, sort, narrow })}
        narrowedHref={narrowedHref}
        onRetry={() => void revalidate()}
      />
    </>
  );
}

function StudioBand({ list }: { list: StudioList }) {
  const t = useTranslations('lobby.studio');
  return (
    <Card className="studio-head" data-theme="dark">
      <div className="studio-head__background" aria-hidden="true">
        {list.games.slice(0, headPictures).map(game => (
          // Uses the same image files as the tiles below, so the header downloads nothing extra.
          <GamePicture key={game.id} preview={game.preview} tint={game.tint} layout="grid" early={false} />
        ))}
      </div>
      <h1 className="heading-1">
        <StudioWordmark id={list.id} title={list.title} early />
      </h1>
      <p className="small margin-top-1 studio-head__text">
        {t('text', { count: list.figures?.games_count ?? list.total })}
      </p>
      {list.figures && <StudioFigures figures={list.figures} />}
    </Card>
  );
}

function StudioFilters({ list, slug }: { list: StudioList; slug: string }) {
  const t = useTranslations('lobby.list');
  const paths = usePaths();
  return (
    <span className="row gap-2">
      <ChipLink href={paths.producer(slug)} aria-current={list.narrow ? undefined : 'page'}>
        {t('all')} <span className="numeric">{list.figures?.games_count ?? list.total}</span>
      </ChipLink>
    </span>
  );
}
