import { CallError } from '@liftoff/contract/core/client';
import type { CmsPage } from '@liftoff/contract/content/content-entities';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { prefixOf } from '../../shared/site/address/paths.ts';
import { readDetails } from './page-details.ts';
import { readBrandOf } from '../../shared/site/brand/read-brand.server.ts';

/** The brand name used in a page's texts. */
const brandNameOf = async (page: PageContext): Promise<string> => (await readBrandOf(page)).name;

/** Replaces `{brand}` in an operator's text with the brand name. */
const withBrand = (text: string, name: string): string => text.replaceAll('{brand}', () => name);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Replaces `{brand}` in HTML with the escaped brand name. */
const htmlWithBrand = (html: string, name: string): string =>
  withBrand(
    html,
    name.replaceAll(/[&<>"]/g, found => entities[found] ?? found),
  );

export interface ContentPageData {
  title: string;
  description: string | null;
  /** HTML sanitised by the platform. Links to this site are prefixed with the base and locale. */
  html: string;
  sections: readonly { id: string; title: string }[];
  /** Date of the last change (YYYY-MM-DD), or `null` if the page does not state it. */
  updatedOn: string | null;
  /** Language of the text if it differs from the language of the page, otherwise `null`. */
  language: string | null;
  /** The licence that the address names, or `null` [ROUTE-065]. */
  licence: string | null;
  minutes: number;
  /** Set for a news article: its image, or `null` if it has none. */
  image?: string | null;
}

const wordsPerMinute = 220;

/**
 * The CMS page at a path, or `null` if there is none [ROUTE-064]. Throws a 503 if the platform does not respond and
 * no cached response is available.
 */
export async function loadContent(page: PageContext, path: string): Promise<ContentPageData | null> {
  if (!/^(?:\/[a-zA-Z0-9-]+)+$/.test(path)) return null;
  try {
    const [found, brand] = await Promise.all([
      clientOf(page).cmsPageByPath({ params: { path }, query: { l: page.locale } }),
      brandNameOf(page),
    ]);
    return toPage(page, path, found, brand);
  } catch (error) {
    if (!(error instanceof CallError)) throw unanswered();
    if (error.refusal === 'not_found') return null;
    throw unanswered();
  }
}

/**
 * The content page that belongs to another page of the site, or `null`. If it fails to load, the edge logs the failure,
 * and the other page is shown without it [PERR-004].
 */
export async function loadPageSection(page: PageContext, path: string): Promise<ContentPageData | null> {
  return await loadContent(page, path).catch(() => null);
}

const unanswered = () => data(null, { status: 503 });

function toPage(page: PageContext, path: string, found: CmsPage, brand: string): ContentPageData {
  const { title, description, json } = found.blocks;
  const details = readDetails(json);
  const html = found.blocks['content-main'] ?? found.content;
  const words = html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
  const language = details.locale?.split('-')[0];
  return {
    title: title ?? found.title,
    description: description ? withBrand(description, brand) : null,
    // Files have the same address in every language, so links to them get no prefix.
    html: htmlWithBrand(html, brand).replaceAll(/<a href="\/(?![\w-]+\.\w+")/g, `<a href="${prefixOf(page)}/`),
    sections: details.sections,
    updatedOn: details.updatedOn,
    language: language && language !== page.locale.split('-')[0] ? language : null,
    licence: /\/(AU|CW|EE)$/.exec(path)?.[1] ?? null,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
}
