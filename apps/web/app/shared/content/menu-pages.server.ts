import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../server-client.server.ts';

/** A page of the CMS as menus name it. */
export interface MenuPage {
  path: string;
  title: string;
  categories: readonly string[];
}

/** The pages that menus may show; none without an answer, and the menus stand without them [B11]. */
export async function readMenuPages(page: PageContext): Promise<MenuPage[]> {
  const pages = await clientOf(page)
    .cmsPages({ query: { l: page.locale } })
    .catch(() => []);
  return pages
    .filter(({ hidden, categories }) => !hidden && categories.some(category => menuCategories.has(category)))
    .map(({ path, title, categories }) => ({ path, title, categories }));
}

/** SHELL-028: the top menu; and the footer's help. */
const menuCategories: ReadonlySet<string> = new Set(['top-menu', 'footer-help']);
