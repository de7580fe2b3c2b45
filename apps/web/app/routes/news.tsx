import { loadNews } from '../features/content/load-news.server.ts';
import { NewsList } from '../features/content/news-list.tsx';
import { pageContext } from '../page-context.ts';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/news';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { news: await loadNews(page, url), texts: textsOf(page.locale, ['news']) };
}

export default function News({ loaderData: { news } }: Route.ComponentProps) {
  return <NewsList data={news} />;
}
