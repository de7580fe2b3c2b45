import { ButtonLink } from '@liftoff/ui/button-link';
import { CardLink } from '@liftoff/ui/card-link';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePaths, useSite } from '../../shared/site/site.ts';
import { longDate } from './long-date.ts';
import type { NewsData } from './load-news.server.ts';
import './news.css';

/** The news list, newest first [ROUTE-071]. */
export function NewsList({ data: { articles, page, pages } }: { data: NewsData }) {
  const t = useTranslations('news');
  const { locale, paths } = useSite();
  return (
    <div className="news-list">
      <PageHead
        title={t('title')}
        description={() => t('description')}
        canonicalSearch={page > 1 ? `?page=${page}` : ''}
      />
      <h1 className="heading-1">{t('title')}</h1>
      <p className="text-secondary margin-top-2">{articles.length === 0 ? t('none') : t('text')}</p>
      <ul className="news-list__items margin-top-6">
        {articles.map(({ path, title, description, date, image }) => (
          <li key={path}>
            <CardLink href={paths.at(path)} className="news-list__article">
              {/* Only images from this site are shown: the content security policy blocks all others. */}
              {image?.startsWith('/') && (
                <img className="news-list__picture" src={image} width={640} height={277} alt="" loading="lazy" />
              )}
              {date && (
                <time className="caption text-muted" dateTime={date}>
                  {longDate(date, locale)}
                </time>
              )}
              <h2 className="heading-3">{title}</h2>
              {description && <p className="small text-secondary">{description}</p>}
            </CardLink>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages page={page} pages={pages} />}
    </div>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('news');
  const paths = usePaths();
  return (
    <nav className="row gap-2 margin-top-6" aria-label={t('pages')}>
      {page > 1 && <ButtonLink href={paths.news(page - 1)}>{t('newer')}</ButtonLink>}
      {page < pages && <ButtonLink href={paths.news(page + 1)}>{t('older')}</ButtonLink>}
    </nav>
  );
}
