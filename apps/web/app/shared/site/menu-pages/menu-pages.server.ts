import type { CmsPage } from '@liftoff/contract/content/content-entities';
import type { PageContext } from '../../../page-context.ts';
import { remembered } from '../../parts/remembered.ts';
import { clientOf } from '../../calls/server-client.server.ts';
import { hasMenuPlace } from './menu-places.ts';

/** A page of the CMS as menus name it. */
export interface MenuPage {
  path: string;
  title: string;
  categories: readonly string[];
}

/** The pages that menus may show; none without an answer, and the menus stand without them [B11]. */
export async function readMenuPages(page: PageContext): Promise<readonly MenuPage[]> {
  const pages = await clientOf(page)
    .cmsPages({ query: { l: page.locale } })
    .catch(() => []);
  return menuPagesOf(pages);
}

const menuPagesOf = remembered((pages: readonly CmsPage[]): readonly MenuPage[] =>
  pages
    .filter(({ hidden, path, categories }) => !hidden && (hasMenuPlace(path) || categories.some(inMenus)))
    .map(({ path, title, categories }) => ({ path, title, categories })),
);

/** SHELL-028: the top menu; and the footer's help. */
const menuCategories: ReadonlySet<string> = new Set(['top-menu', 'footer-help']);
const inMenus = (category: string): boolean => menuCategories.has(category);
