import { ButtonLink } from '@liftoff/ui/button-link';
import { MailIcon } from '@liftoff/ui/icons';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SafeHtml } from '../../shared/parts/safe-html.tsx';
import { PageHead } from '../../shared/site/page-head.tsx';
import { useBrand } from '../../shared/site/shell-data.ts';
import { usePaths, useSite } from '../../shared/site/site.ts';
import type { PagePreview } from '../../shared/site/structured-data.tsx';
import type { ContentPageData } from './load-content.server.ts';
import { longDate } from './long-date.ts';
import './content.css';

/** Minimum number of sections for a table of contents; fewer are visible at a glance. */
const listedFrom = 3;

/** A text page with its details and a contact address. If there is room, its table of contents is on the left. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const t = useTranslations('page.article');
  const { email } = useBrand();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { title, description, html, sections, language, image } = page;
  return (
    <div className="content-page">
      <PageHead
        title={title}
        {...(description === null ? {} : { description: () => description })}
        preview={import.meta.env.SSR ? previewOf(page, paths.at(pathname)) : undefined}
      />
      {sections.length >= listedFrom && <Sections sections={sections} />}
      <article className="content-page__article">
        {/* Only images from this site are shown: the content security policy blocks all others. */}
        {image?.startsWith('/') && (
          <img className="content-page__picture" src={image} width={640} height={277} alt="" />
        )}
        <About page={page} />
        <h1 className="heading-1 margin-top-2" lang={language ?? undefined}>
          {title}
        </h1>
        <SafeHtml className="content-page__text" html={html} language={language} />
        <footer className="row between flex-wrap gap-3 content-page__footer">
          <span className="small text-secondary">{t('unclear')}</span>
          <ButtonLink size="s" href={`mailto:${email}`}>
            <MailIcon size="s" />
            {t('write')}
          </ButtonLink>
        </footer>
      </article>
    </div>
  );
}

/** News pages are marked up as articles with a date; other texts are marked up as plain pages. */
function previewOf({ title, updatedOn }: ContentPageData, path: string): PagePreview {
  const trail = [{ name: title, path }];
  if (!/\/news\/[^/]+$/.test(path)) return { trail };
  const article = { '@type': 'Article', headline: title, ...(updatedOn ? { dateModified: updatedOn } : {}) };
  return { trail, type: 'article', facts: origin => [{ ...article, mainEntityOfPage: origin + path }] };
}

function Sections({ sections }: Pick<ContentPageData, 'sections'>) {
  const t = useTranslations('page.article');
  return (
    <div className="content-page__contents">
      <p className="caption text-muted" id="on-this-page">
        {t('onThisPage')}
      </p>
      <nav aria-labelledby="on-this-page">
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Page details: last update, reading time, licence, and a note if the text is not translated. */
function About({ page: { updatedOn, minutes, licence, language } }: { page: ContentPageData }) {
  const t = useTranslations('page.article');
  const { locale } = useSite();
  const parts = [
    updatedOn && t('updated', { date: longDate(updatedOn, locale) }),
    t('minutes', { minutes }),
    licence && t('licence', { licence }),
    language && t('inEnglish'),
  ];
  return <p className="caption text-muted">{parts.filter(Boolean).join(' · ')}</p>;
}
