import { content } from '@liftoff/contract/content/content';
import { contentRoutes } from '@liftoff/contract/core/routes';
import type { Locale } from '@liftoff/contract/core/locale';
import { namedLocale } from './address.ts';
import { withDeadline } from '../limits/deadline.ts';
import type { Platform } from '../data/platform.ts';
import { isData } from './shared-page.ts';
import type { Visitor } from '../config/visitor.ts';

/** Parameters of an affiliate's link, and what the call has them as. */
const parameters = { affb: 'affb_id', stag: 'stag' } as const;
/** Milliseconds a visitor waits for the answer; without it they get the locale of their country. */
const waitMs = 1_000;

/** Whether an address is an affiliate's link: which locale it leads to is asked for. */
export const isAffiliateLink = (search: URLSearchParams): boolean =>
  Object.keys(parameters).some(name => search.has(name));

/**
 * The locale agreed with the affiliate of a link, for a visitor who has chosen none and whose address names none, or the
 * default one, which an address does not keep (CALL-050, ROUTE-004); null for any other visit, and where the platform
 * does not say.
 */
export async function affiliateLocale(
  platform: Pick<Platform, 'sendFor'>,
  url: URL,
  visitor: Visitor,
  origin: string,
  requestId: string,
): Promise<Locale | null> {
  const named = namedLocale(url.pathname) ?? visitor.defaultLocale;
  const isAsked = isAffiliateLink(url.searchParams) && !visitor.localeChosen && named === visitor.defaultLocale;
  if (!isAsked || isData(url)) return null;
  const query = new URLSearchParams();
  for (const [name, asked] of Object.entries(parameters)) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(asked, value);
  }
  const { country, knownCountry } = visitor;
  const asker = { origin, visitor: null, country, knownCountry, cookie: null, requestId };
  const send = platform.sendFor(asker, { stale: () => undefined, failed: () => undefined });
  try {
    return await withDeadline(waitMs, async signal => {
      const answer = await send(contentRoutes.locales, `/api/info/locales?${query}`, { method: 'GET', signal });
      const listed = content.locales.answer.parse(await answer.json());
      return listed.find(locale => locale.default)?.code ?? null;
    });
  } catch {
    return null;
  }
}
