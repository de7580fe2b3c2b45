import { Card } from '@liftoff/ui/card';
import { ChipLink } from '@liftoff/ui/chip';
import { ChevronRightIcon } from '@liftoff/ui/icons';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../shared/page-head.tsx';
import { useBrand } from '../../../shared/shell-data.ts';
import { usePaths } from '../../../shared/site.ts';
import { gameImage, type PagePreview } from '../../../shared/structured-data.tsx';
import { GameGrid } from './game-grid.tsx';
import { listKey, type GameList } from './game-list.ts';
import { SortLinks } from './sort-links.tsx';
import { StudioMark } from '../rows/studio-mark.tsx';

const headPictures = 3;

/** The studio's first game stands for it. */
function previewOf({ games, title }: GameList, above: string, path: string, aboveName: string): PagePreview {
  const [first] = games;
  const trail = [
    { name: aboveName, path: above },
    { name: title, path },
  ];
  return { trail, ...(first ? { image: gameImage(first.slug) } : {}) };
}

/** One studio's games, under a band with three of its pictures. */
export function StudioPage({ list, slug }: { list: GameList; slug: string }) {
  const t = useTranslations('lobby.studio');
  const paths = usePaths();
  const { name } = useBrand();
  const { revalidate } = useRevalidator();
  const sort = list.sort === 'popular' ? undefined : list.sort;
  return (
    <>
      <PageHead
        title={list.title}
        description={() => t('description', { title: list.title, count: list.total, brand: name })}
        preview={import.meta.env.SSR ? previewOf(list, paths.producers(), paths.producer(slug), t('crumb')) : undefined}
      />
      <nav className="cap t3 row g2 crumbs" aria-label={t('crumbs')}>
        <a className="link" href={paths.producers()}>
          {t('crumb')}
        </a>
        <ChevronRightIcon size="s" />
        <span aria-current="page">{list.title}</span>
      </nav>
      <StudioBand list={list} />
      <div className="list__h list__h--studio">
        <StudioFilters list={list} slug={slug} />
        <SortLinks current={list.sort} hrefOf={next => paths.producer(slug, { sort: next })} />
      </div>
      <GameGrid
        key={listKey(list)}
        list={list}
        pageHref={page => paths.producer(slug, { page, sort })}
        onRetry={() => void revalidate()}
      />
    </>
  );
}

function StudioBand({ list }: { list: GameList }) {
  const t = useTranslations('lobby.studio');
  return (
    <Card className="pv" data-theme="dark">
      <div className="pv__bg" aria-hidden="true">
        {list.games.slice(0, headPictures).map(game => (
          <img key={game.id} src={`${game.preview}-384.webp`} width={190} height={253} alt="" loading="lazy" />
        ))}
      </div>
      <div className="row g4">
        <span className="pv__l">
          <StudioMark id={list.id} />
        </span>
        <div>
          <h1 className="h1">{list.title}</h1>
          <p className="small mt1 pv__text">{t('text', { count: list.total })}</p>
        </div>
      </div>
    </Card>
  );
}

function StudioFilters({ list, slug }: { list: GameList; slug: string }) {
  const t = useTranslations('lobby.list');
  const paths = usePaths();
  return (
    <span className="row g2">
      <ChipLink href={paths.producer(slug)} aria-current="page">
        {t('all')} <span className="num">{list.total}</span>
      </ChipLink>
    </span>
  );
}
