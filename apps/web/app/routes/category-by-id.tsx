import { CategoryPage } from '../features/lobby/list/category-page.tsx';
import { findCategory, loadGames, notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { usePaths } from '../shared/site/site.ts';
import type { Route } from './+types/category-by-id';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const category = await findCategory(page, params.id);
  if (!category) throw notFound();
  return loadGames(page, { url: new URL(request.url), ...category, filter: { categories: [category.collection] } });
}

/**
 * Lists the games in the category with this id. Links to other pages and sort orders use the category's regular
 * address [ROUTE-014].
 */
export default function CategoryById({ loaderData: list }: Route.ComponentProps) {
  const paths = usePaths();
  return <CategoryPage list={list} hrefOf={view => paths.category(list.id, view)} />;
}
