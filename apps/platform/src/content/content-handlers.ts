import type { content } from '@liftoff/contract/content/content';
import type { CmsPageDetails } from '@liftoff/contract/content/cms-page-details';
import type { CmsPage } from '@liftoff/contract/content/content-entities';
import { defaultLocaleOf, locales } from '@liftoff/contract/core/locale';
import type { MayPromote } from '../account/offers/marketing.ts';
import { furtherBrandAt, siteAt } from '../market/brand.ts';
import { guestPlace } from '../market/market-rules.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { brandLocales } from './brand-locales.ts';
import { headerNoticesFor, readHeaderNotices } from './header-notices.ts';
import { findPage, listPages, type PageRow } from './pages.ts';
import { switchedOnSince } from '../market/house-switch.ts';
import { readProject } from './project.ts';
import { sectionsOf } from './sanitise.ts';
import { techworkNotice } from './techwork-notice.ts';
import { readFiles, readSnippets, snippetsIn } from './snippets.ts';

/** Handlers for the CMS calls and for the calls about the platform itself (project, locales, header notices). */
export function contentHandlers(
  { db, config, deps, ruleFor }: Platform,
  mayPromote: MayPromote,
): Handlers<typeof content> {
  // Fails at startup if the brand file is malformed.
  readProject(config);
  const notices = readHeaderNotices(config);
  const snippets = readSnippets();
  const files = readFiles();
  const ofTechwork = async (locale: string, isPlayer: boolean) => {
    const since = await switchedOnSince(db, 'techwork');
    return since === null ? [] : [techworkNotice(since, locale, isPlayer)];
  };
  const pageAt = async (path: string, locale: string) => {
    const page = await findPage(db, path, locale);
    if (page === null) return refuse('not_found');
    const all = await listPages(db, locale);
    return wirePage(page, all);
  };
  return {
    cmsPages: async ({ query }) => {
      const all = await listPages(db, query.l);
      return all.map(page => withoutText(wirePage(page, all)));
    },
    headerNotices: async ({ query: { l } }, { country }) => [
      ...(await ofTechwork(l, false)),
      ...headerNoticesFor(notices, l, { country, groups: [], now: deps.now() }),
    ],
    ownHeaderNotices: async ({ query: { l } }, { country, player }) => {
      const mayBeAsked = notices.some(({ kind }) => kind === 'offer') && (await mayPromote(db, player.id));
      const shown = notices.filter(({ kind }) => kind === 'service' || mayBeAsked);
      const reader = { country, groups: player.groups, now: deps.now() };
      return [...(await ofTechwork(l, true)), ...headerNoticesFor(shown, l, reader)];
    },
    cmsSnippets: async ({ query }) => snippetsIn(snippets, query.l),
    // The files are pictures, so the list does not depend on the language.
    cmsFiles: async () => files,
    // A page's id is its path without the leading slash, so that both calls find the same page.
    cmsPage: async ({ params, query }) => await pageAt(`/${params.id}`, query.l),
    cmsPageByPath: async ({ params, query }) => await pageAt(params.path, query.l),
    project: async (_input, call) => readProject(config, call.siteHost),
    locales: async ({ query }, { country, siteHost }) => {
      const ofBrand = furtherBrandAt(config, siteAt(config, siteHost))?.default_locale;
      const { locales: offered } = ruleFor({ ...guestPlace(country), at: deps.now() });
      return brandLocales(query, ofBrand ?? defaultLocaleOf(country ?? config.defaultCountry), offered ?? locales);
    },
  };
}

function wirePage(page: PageRow, all: readonly PageRow[]): CmsPage {
  const json: CmsPageDetails = {
    locale: page.locale,
    updated_on: page.updated_on,
    sections: sectionsOf(page.content),
  };
  return {
    id: idOf(page.path),
    path: page.path,
    title: page.title,
    content: page.content,
    blocks: {
      title: page.title,
      description: page.description,
      keywords: page.keywords,
      json,
      'content-main': page.content,
    },
    categories: page.categories,
    children: all
      .filter(other => other.path.startsWith(`${page.path}/`) && !other.hidden)
      .map(({ path, title }) => ({ id: idOf(path), path, title })),
    hidden: page.hidden,
  };
}

/** Page lists are for menus. The text is sent only with the page itself. */
const withoutText = (page: CmsPage): CmsPage => ({
  ...page,
  content: '',
  blocks: { ...page.blocks, 'content-main': '' },
});

const idOf = (path: string): string => path.slice(1);
