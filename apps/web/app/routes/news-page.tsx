import { ContentPage } from '../features/content/content-page.tsx';
import { loadArticle } from '../features/content/load-news.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/news-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const article = await loadArticle(context.get(pageContext), `/news/${params.slug}`);
  if (article === null) throw notFound();
  return article;
}

/** Shows a news article from the CMS [ROUTE-072]. */
export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />;
}
