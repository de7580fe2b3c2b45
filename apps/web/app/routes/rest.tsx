import { lazy, Suspense } from 'react';
import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent, type ContentPageData } from '../features/content/load-content.server.ts';
import { loadSupport, type SupportData } from '../features/support/load-support.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { ComingPage } from '../shell/plain/coming-page.tsx';
import { isLater, type LaterPage } from '../shell/plain/later-pages.ts';
import type { Route } from './+types/rest';

const SupportPage = lazy(() => import('../features/support/support-page.tsx'));

type Rest = { content: ContentPageData } | { later: LaterPage } | { support: SupportData };

/**
 * Addresses that no route has: pages of the CMS by their path (ROUTE-064); later parts of the casino, which say so; every
 * other one is not found (ROUTE-067). A part of the casino wins over a CMS page of the same name, except /support
 * (ROUTE-029, ROUTE-030).
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Rest> {
  const path = params['*'] ?? '';
  // A page is no file: what asks for one under a page's address gets none [A45].
  if (path.includes('.')) throw notFound();
  const name = path.split('/')[0];
  const later = isLater(name) ? name : null;
  if (later) return { later };
  const page = context.get(pageContext);
  const content = await loadContent(page, `/${path}`);
  if (content) return { content };
  if (path === 'support') return { support: await loadSupport(page) };
  throw notFound();
}

export default function Rest({ loaderData: rest }: Route.ComponentProps) {
  if ('content' in rest) return <ContentPage page={rest.content} />;
  if ('later' in rest) return <ComingPage name={rest.later} />;
  return (
    <Suspense>
      <SupportPage data={rest.support} />
    </Suspense>
  );
}
