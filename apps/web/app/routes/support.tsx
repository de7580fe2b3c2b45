import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent, type ContentPageData } from '../features/content/load-content.server.ts';
import { loadSupport, type SupportData } from '../features/support/load-support.server.ts';
import { SupportPage } from '../features/support/support-page.tsx';
import { pageContext } from '../page-context.ts';
import { clientOf } from '../shared/calls/server-client.server.ts';
import type { Route } from './+types/support';

type Support = { content: ContentPageData } | SupportData;

const path = '/support';

/**
 * Unlike on other routes, a CMS page of the same name takes precedence [ROUTE-029]. The built-in page is shown if
 * there is no such CMS page [ROUTE-030] or if the platform does not respond [B11].
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Support> {
  const page = context.get(pageContext);
  const pages = await clientOf(page)
    .cmsPages({ query: { l: page.locale } })
    .catch(() => []);
  const content = pages.some(listed => listed.path === path) ? await loadContent(page, path) : null;
  return content ? { content } : loadSupport(page);
}

export default function Support({ loaderData: data }: Route.ComponentProps) {
  return 'content' in data ? <ContentPage page={data.content} /> : <SupportPage before={data.before} />;
}
