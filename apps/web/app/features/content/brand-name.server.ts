import type { PageContext } from '../../page-context.ts';
import { readBrandOf } from '../../shared/site/brand/read-brand.server.ts';

/** The name of the brand that a page is shown under, as its texts say it. */
export const brandNameOf = async (page: PageContext): Promise<string> => (await readBrandOf(page)).name;

/** An operator's text with the name where it says `{brand}`. */
export const withBrand = (text: string, name: string): string => text.replaceAll('{brand}', () => name);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same of HTML, where the name stands as text. */
export const htmlWithBrand = (html: string, name: string): string =>
  withBrand(
    html,
    name.replaceAll(/[&<>"]/g, found => entities[found] ?? found),
  );
