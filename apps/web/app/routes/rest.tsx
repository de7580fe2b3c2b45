import { lazy, Suspense } from 'react';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent, type ContentPageData } from '../features/content/load-content.server.ts';
import { loadSupport, type SupportData } from '../features/support/load-support.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/rest';

const SupportPage = lazy(() => import('../features/support/support-page.tsx'));

type Rest = { content: ContentPageData } | { support: SupportData };

/**
 * Addresses that no route has: pages of the CMS by their path (ROUTE-064); every other one is not found (ROUTE-067). A
 * route wins over a CMS page of the same name, except /support (ROUTE-029, ROUTE-030).
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Rest> {
  const path = params['*'] ?? '';
  // A page is no file: what asks for one under a page's address gets none [A45].
  if (path.includes('.')) throw notFound();
  const page = context.get(pageContext);
  const content = await loadContent(page, `/${path}`);
  if (content) return { content };
  if (path === 'support') return { support: await loadSupport(page) };
  throw notFound();
}

export default function Rest({ loaderData: rest }: Route.ComponentProps) {
  if ('content' in rest) return <ContentPage page={rest.content} />;
  return (
    <Suspense>
      <SupportPage data={rest.support} />
    </Suspense>
  );
}
