import { notFound } from '../features/lobby/load-games.server.ts';
import { loadStudio } from '../features/lobby/list/load-studio.server.ts';
import { StudioPage } from '../features/lobby/list/studio-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/producer';

/** Finds the studio by slug or, failing that, by id [ROUTE-015]. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const list = await loadStudio(context.get(pageContext), new URL(request.url), params.slug, params.page);
  if (!list) throw notFound();
  return list;
}

export default function Producer({ loaderData: list, params }: Route.ComponentProps) {
  return <StudioPage list={list} slug={params.slug} />;
}
