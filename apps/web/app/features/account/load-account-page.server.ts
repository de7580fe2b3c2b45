import type { PageContext } from '../../page-context.ts';
import { readBrandOf } from '../../shared/site/brand/read-brand.server.ts';
import { textsOf } from '../../shared/texts/texts.server.ts';

/** Loads the texts and brand for the password reset and confirmation pages. */
export async function loadAccountPage(page: PageContext) {
  return { texts: textsOf(page.locale, ['account', 'access']), brand: await readBrandOf(page) };
}
