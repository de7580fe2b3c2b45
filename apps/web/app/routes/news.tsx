import { loadNews } from '../features/content/load-news.server.ts';
import { NewsList } from '../features/content/news-list.tsx';
import { pageContext } from '../page-context.ts';
import { useSite } from '../shared/site/site.ts';
import { MoreTexts } from '../shared/texts/more-texts.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import type { Route } from './+types/news';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { news: await loadNews(page, url), texts: textsOf(page.locale, ['news']) };
}

/** ROUTE-071. */
export default function News({ loaderData: { news, texts } }: Route.ComponentProps) {
  return (
    <MoreTexts locale={useSite().locale} texts={texts}>
      <NewsList data={news} />
    </MoreTexts>
  );
}
