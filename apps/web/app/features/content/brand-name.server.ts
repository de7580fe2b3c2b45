import type { PageContext } from '../../page-context.ts';
import { readBrandOf } from '../../shared/site/brand/read-brand.server.ts';

/** The brand name used in a page's texts. */
export const brandNameOf = async (page: PageContext): Promise<string> => (await readBrandOf(page)).name;

/** Replaces `{brand}` in an operator's text with the brand name. */
export const withBrand = (text: string, name: string): string => text.replaceAll('{brand}', () => name);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Replaces `{brand}` in HTML with the escaped brand name. */
export const htmlWithBrand = (html: string, name: string): string =>
  withBrand(
    html,
    name.replaceAll(/[&<>"]/g, found => entities[found] ?? found),
  );
