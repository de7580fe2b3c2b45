import { movedTo } from '@liftoff/contract/core/moved-paths';
import { redirect } from 'react-router';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent, type ContentPageData } from '../features/content/load-content.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/catch-all';

/**
 * Addresses that no route has: pages that have moved, which a link on a page asks for (ROUTE-063; documents are led there
 * by the edge), and pages of the CMS by their path (ROUTE-064); every other one is not found (ROUTE-067). A route wins
 * over a CMS page of the same name, except /support (ROUTE-029, ROUTE-030).
 */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<ContentPageData> {
  const path = params['*'] ?? '';
  const moved = movedTo(`/${path}`);
  if (moved !== null) throw redirect(moved + url.search);
  // A page is no file: what asks for one under a page's address gets none [A45].
  if (path.includes('.')) throw notFound();
  const content = await loadContent(context.get(pageContext), `/${path}`);
  if (content) return content;
  throw notFound();
}

export default function CatchAll({ loaderData: content }: Route.ComponentProps) {
  return <ContentPage page={content} />;
}
