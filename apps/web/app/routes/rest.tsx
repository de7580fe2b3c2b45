import { useTranslations } from 'use-intl';
import { notFound } from '../features/lobby/load-games.server.ts';
import { PageHead } from '../shared/page-head.tsx';
import { usePaths } from '../shared/site.ts';
import { PlainContent } from '../shell/plain/plain-page.tsx';
import { isLater, type LaterPage } from '../shell/plain/later-pages.ts';
import type { Route } from './+types/rest';

/** Addresses that open with a later part of the house say so; every other one is not found (ROUTE-067). */
export function loader({ params }: Route.LoaderArgs): { name: LaterPage } {
  const name = (params['*'] ?? '').split('/')[0];
  if (!isLater(name)) throw notFound();
  return { name };
}

export default function Rest({ loaderData: { name } }: Route.ComponentProps) {
  const t = useTranslations('page.coming');
  const paths = usePaths();
  const title = t(`names.${name}`);
  return (
    <div className="pl__m pl__m--in">
      <PageHead title={title} hidden />
      <PlainContent drawing="dotted" eyebrow={t('aria')} title={title} text={t('text')}>
        <a className="btn btn--primary btn--l" href={paths.lobby()}>
          {t('lobby')}
        </a>
      </PlainContent>
    </div>
  );
}
