import type { PageContext } from '../../page-context.ts';
import { readConfig } from '../../shared/site/read-config.server.ts';
import { loadContent, type ContentPageData } from './load-content.server.ts';

const folder = '/bonuses/';

/** CALL-005: of an address whether it is that of a bonus which the operator does not show; none is without an answer. */
export async function readHiddenBonuses(page: PageContext): Promise<(path: string) => boolean> {
  const { ids } = await readConfig(page, 'disabled-bonuses');
  const hidden = new Set(Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []);
  return path => path.startsWith(folder) && hidden.has(path.slice(folder.length));
}

/** What the operator wrote about one bonus; null where there is nothing, or it is not shown. Throws 503 as `loadContent`. */
export async function loadBonus(page: PageContext, slug: string): Promise<ContentPageData | null> {
  const path = folder + slug;
  const [content, isHidden] = await Promise.all([loadContent(page, path), readHiddenBonuses(page)]);
  return isHidden(path) ? null : content;
}
