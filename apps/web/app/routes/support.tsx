import { ContentPage } from '../features/content/content-page.tsx';
import { loadContent, type ContentPageData } from '../features/content/load-content.server.ts';
import { loadSupport, type SupportData } from '../features/support/load-support.server.ts';
import { SupportPage } from '../features/support/support-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/support';

type Support = { content: ContentPageData } | { support: SupportData };

/** The page of the CMS where there is one, as for no other route; else the built-in one (ROUTE-029, ROUTE-030). */
export async function loader({ context }: Route.LoaderArgs): Promise<Support> {
  const page = context.get(pageContext);
  const content = await loadContent(page, '/support');
  return content ? { content } : { support: await loadSupport(page) };
}

export default function Support({ loaderData: data }: Route.ComponentProps) {
  return 'content' in data ? <ContentPage page={data.content} /> : <SupportPage data={data.support} />;
}
