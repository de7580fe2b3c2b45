import type { CmsFile, CmsPage } from '@liftoff/contract/content/content-entities';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { loadContent, type ContentPageData } from './load-content.server.ts';
import { readDetails } from './page-details.ts';

/** Number of articles on each page [CONST-008]. */
const articlesShown = 6;

/** An article as shown in the news list. */
export interface Article {
  path: string;
  title: string;
  description: string | null;
  /** Date as YYYY-MM-DD, or `null` if the article states none. */
  date: string | null;
  /** Image from the CMS files, or `null` if the article has none. */
  image: string | null;
}

export interface NewsData {
  articles: readonly Article[];
  page: number;
  pages: number;
}

/**
 * The articles on one page of the news list, newest first. Articles are CMS pages in the `news` category. Throws a
 * 404 for a page number out of range, and a 503 if the platform does not respond and no cached response is available.
 */
export async function loadNews(page: PageContext, url: URL): Promise<NewsData> {
  const query = { l: page.locale };
  const [listed, files] = await Promise.all([
    clientOf(page)
      .cmsPages({ query })
      .catch(() => {
        throw data(null, { status: 503 });
      }),
    // If the images fail to load, the list is shown without them.
    clientOf(page)
      .cmsFiles({ query })
      .catch(() => []),
  ]);
  const articles = listed
    .filter(({ categories, hidden }) => categories.includes('news') && !hidden)
    .map(article => articleOf(article, files))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const pages = Math.max(1, Math.ceil(articles.length / articlesShown));
  const asked = url.searchParams.get('page') ?? '1';
  const number = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
  if (number < 1 || number > pages) throw data(null, { status: 404 });
  return { articles: articles.slice((number - 1) * articlesShown, number * articlesShown), page: number, pages };
}

const articleOf = ({ path, title, blocks }: CmsPage, files: readonly CmsFile[]): Article => ({
  path,
  title: blocks.title ?? title,
  description: blocks.description ?? null,
  date: readDetails(blocks.json).updatedOn,
  image: imageOf(path, files),
});

/** The image of an article: the CMS file that names its path as a category; `null` if there is none. */
const imageOf = (path: string, files: readonly CmsFile[]): string | null =>
  files.find(({ categories }) => categories.includes(path))?.image ?? null;

/** A news article with its image, or `null` if there is no article at the path. Throws like `loadContent`. */
export async function loadArticle(page: PageContext, path: string): Promise<ContentPageData | null> {
  const [article, files] = await Promise.all([
    loadContent(page, path),
    // If the images fail to load, the article is shown without its image.
    clientOf(page)
      .cmsFiles({ query: { l: page.locale } })
      .catch(() => []),
  ]);
  return article && { ...article, image: imageOf(path, files) };
}
