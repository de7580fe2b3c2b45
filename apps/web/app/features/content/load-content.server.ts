import { CallError } from '@liftoff/contract/core/client';
import type { CmsPage } from '@liftoff/contract/content/content-entities';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { prefixOf } from '../../shared/site/address/paths.ts';
import { brandNameOf, htmlWithBrand, withBrand } from './brand-name.server.ts';
import { readDetails } from './page-details.ts';

export interface ContentPageData {
  title: string;
  description: string | null;
  /** As the platform sanitised it, links of the casino with base and locale prefix in front. */
  html: string;
  sections: readonly { id: string; title: string }[];
  /** YYYY-MM-DD, where the page says when it changed. */
  updatedOn: string | null;
  /** The text's own language, where it is another one than the page's. */
  language: string | null;
  /** The licence of the address, where it names one (ROUTE-065). */
  licence: string | null;
  minutes: number;
}

const wordsPerMinute = 220;

/**
 * The CMS page of a path (ROUTE-064), or null where there is none. Throws 503 where the platform does not answer and
 * no kept answer stands in.
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
    // Files of the site have one address in every language.
    html: htmlWithBrand(html, brand).replaceAll(/<a href="\/(?![\w-]+\.\w+")/g, `<a href="${prefixOf(page)}/`),
    sections: details.sections,
    updatedOn: details.updatedOn,
    language: language && language !== page.locale.split('-')[0] ? language : null,
    licence: /\/(AU|CW|EE)$/.exec(path)?.[1] ?? null,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
}
