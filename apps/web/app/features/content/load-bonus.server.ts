import type { PageContext } from '../../page-context.ts';
import { readConfig } from '../../shared/site/read-config.server.ts';
import { loadContent, type ContentPageData } from './load-content.server.ts';

const folder = '/bonuses/';

/**
 * Returns a function that reports whether a path is a bonus page hidden by the operator [CALL-005]. If the platform
 * does not respond, no bonus is hidden.
 */
export async function readHiddenBonuses(page: PageContext): Promise<(path: string) => boolean> {
  const { ids } = await readConfig(page, 'disabled-bonuses');
  const hidden = new Set(Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []);
  return path => path.startsWith(folder) && hidden.has(path.slice(folder.length));
}

/**
 * The operator's page about a bonus, or `null` if there is none or the bonus is hidden. Throws a 503 in the same
 * cases as `loadContent`.
 */
export async function loadBonus(page: PageContext, slug: string): Promise<ContentPageData | null> {
  const path = folder + slug;
  const [content, isHidden] = await Promise.all([loadContent(page, path), readHiddenBonuses(page)]);
  return isHidden(path) ? null : content;
}
