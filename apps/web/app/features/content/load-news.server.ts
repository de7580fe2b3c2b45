import type { CmsFile, CmsPage } from '@liftoff/contract/content/content-entities';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readDetails } from './page-details.ts';

/** CONST-008. */
const articlesShown = 6;

/** An article as the list shows it. */
export interface Article {
  path: string;
  title: string;
  description: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  /** Its picture, of the files of the CMS. */
  image: string | null;
}

export interface NewsData {
  articles: readonly Article[];
  page: number;
  pages: number;
}

/**
 * The articles of a page of the list, newest first: CMS pages of the category `news`. Throws 404 for a page that the list
 * does not have, 503 where the platform does not answer and no kept answer stands in.
 */
export async function loadNews(page: PageContext, url: URL): Promise<NewsData> {
  const query = { l: page.locale };
  const [listed, files] = await Promise.all([
    clientOf(page)
      .cmsPages({ query })
      .catch(() => {
        throw data(null, { status: 503 });
      }),
    // The list stands without its pictures.
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
  image: files.find(({ categories }) => categories.includes(path))?.image ?? null,
});
