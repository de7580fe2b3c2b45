import type { PageContext } from '../../page-context.ts';
import { readConfig } from './read-config.server.ts';
import { readVisitorSettings } from './visitor-settings.server.ts';

const folder = '/bonuses/';

export const isBonusPath = (path: string): boolean => path.startsWith(folder);

/**
 * Returns a function that reports whether a path is a bonus page that is hidden from the visitor: by the operator
 * [CALL-005], or from every guest where bonuses are not public. If the operator's list is not available, it hides no
 * bonus; if the rules of the market are not available, guests see none.
 */
export async function readHiddenBonuses(page: PageContext): Promise<(path: string) => boolean> {
  const [{ ids }, isPublic] = await Promise.all([readConfig(page, 'disabled-bonuses'), areBonusesPublic(page)]);
  const hidden = new Set(Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []);
  return path => isBonusPath(path) && (!isPublic || hidden.has(path.slice(folder.length)));
}

async function areBonusesPublic(page: PageContext): Promise<boolean> {
  return page.signedIn || ((await readVisitorSettings(page))?.market.bonus_public ?? false);
}
