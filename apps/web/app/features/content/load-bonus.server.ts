import type { PageContext } from '../../page-context.ts';
import { readHiddenBonuses } from '../../shared/site/hidden-bonuses.server.ts';
import { loadContent, type ContentPageData } from './load-content.server.ts';

/**
 * The operator's page about a bonus, or `null` if there is none or the bonus is hidden. Throws a 503 in the same
 * cases as `loadContent`.
 */
export async function loadBonus(page: PageContext, slug: string): Promise<ContentPageData | null> {
  const path = `/bonuses/${slug}`;
  const [content, isHidden] = await Promise.all([loadContent(page, path), readHiddenBonuses(page)]);
  return isHidden(path) ? null : content;
}
