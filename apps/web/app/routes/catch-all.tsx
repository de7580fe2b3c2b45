import { movedTo } from '@liftoff/contract/core/moved-paths';
import { redirect } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent, type ContentPageData } from '../features/content/load-content.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/catch-all';

/**
 * Handles addresses without a route: redirects pages that have moved [ROUTE-063], serves CMS pages by their path
 * [ROUTE-064], and otherwise responds with 404 [ROUTE-067]. The redirect here is for navigation within the site,
 * because the edge redirects document requests. A route takes precedence over a CMS page of the same name, except for
 * `/support` [ROUTE-029].
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ContentPageData> {
  const path = params['*'] ?? '';
  const moved = movedTo(`/${path}`);
  if (moved !== null) throw redirect(moved + url.search);
  // A page address never contains a dot, so an address with a dot is a request for a file and gets a 404 [A45].
  if (path.includes('.')) throw notFound();
  const content = await loadContent(context.get(pageContext), `/${path}`);
  if (content) return content;
  throw notFound();
}

export default function CatchAll({ loaderData: content }: Route.ComponentProps) {
  return <ContentPage page={content} />;
}
