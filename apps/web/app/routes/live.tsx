import { useTranslations } from 'use-intl';
import { CategoryPage } from '../features/lobby/list/category-page.tsx';
import { loadMainCategory, notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { usePaths } from '../shared/site/site.ts';
import type { Route } from './+types/live';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const list = await loadMainCategory(context.get(pageContext), new URL(request.url), 'live', params.slug);
  if (!list) throw notFound();
  return list;
}

export default function Live({ loaderData: list, params }: Route.ComponentProps) {
  const t = useTranslations('lobby.list');
  const paths = usePaths();
  return (
    <CategoryPage
      list={list}
      hrefOf={view => paths.live(params.slug, view)}
      {...(params.slug === 'all' ? { title: t('liveTitle') } : {})}
    />
  );
}
