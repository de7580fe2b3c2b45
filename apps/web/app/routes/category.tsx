import { CategoryPage } from '../features/lobby/list/category-page.tsx';
import { findCategory, loadGames, notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { usePaths } from '../shared/site/site.ts';
import type { Route } from './+types/category';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const category = await findCategory(page, params.slug);
  if (!category) throw notFound();
  return loadGames(page, { url: new URL(request.url), ...category, filter: { categories: [category.collection] } });
}

export default function Category({ loaderData: list, params }: Route.ComponentProps) {
  const paths = usePaths();
  return <CategoryPage list={list} hrefOf={view => paths.category(params.slug, view)} />;
}
