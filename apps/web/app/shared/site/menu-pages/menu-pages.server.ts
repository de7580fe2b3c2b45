import type { CmsPage } from '@liftoff/contract/content/content-entities';
import type { PageContext } from '../../../page-context.ts';
import { remembered } from '../../parts/remembered.ts';
import { clientOf } from '../../calls/server-client.server.ts';
import { isBonusPath, readHiddenBonuses } from '../hidden-bonuses.server.ts';
import { hasMenuPlace } from './menu-places.ts';

/** A CMS page as it appears in menus. */
export interface MenuPage {
  path: string;
  title: string;
  categories: readonly string[];
}

/** Reads the CMS pages that menus can show to the visitor; empty if the platform does not respond [B11]. */
export async function readMenuPages(page: PageContext): Promise<readonly MenuPage[]> {
  const pages = await clientOf(page)
    .cmsPages({ query: { l: page.locale } })
    .catch(() => []);
  const listed = menuPagesOf(pages);
  if (!listed.some(({ path }) => isBonusPath(path))) return listed;
  const isHidden = await readHiddenBonuses(page);
  return listed.filter(({ path }) => !isHidden(path));
}

const menuPagesOf = remembered((pages: readonly CmsPage[]): readonly MenuPage[] =>
  pages
    .filter(({ hidden, path, categories }) => !hidden && (hasMenuPlace(path) || categories.some(inMenus)))
    .map(({ path, title, categories }) => ({ path, title, categories })),
);

/** CMS categories for the top menu [SHELL-028] and for the help section of the footer. */
const menuCategories: ReadonlySet<string> = new Set(['top-menu', 'footer-help']);
const inMenus = (category: string): boolean => menuCategories.has(category);
