import { content } from '@liftoff/contract/content/content';
import { contentRoutes } from '@liftoff/contract/routes/content';
import type { Locale } from '@liftoff/contract/core/locale';
import { namedLocale } from './address.ts';
import { withDeadline } from '../limits/deadline.ts';
import type { Platform } from '../data/platform.ts';
import { isData } from './shared-page.ts';
import type { Visitor } from '../config/visitor.ts';

/** An affiliate link's parameters, and their names in the call to the platform. */
const parameters = { affb: 'affb_id', stag: 'stag' } as const;
/**
 * How long a visitor waits for the platform's response, in milliseconds. After that they get their country's locale.
 */
const waitMs = 1_000;

/** Whether an address is an affiliate link, for which the platform must be asked which locale was agreed. */
export const isAffiliateLink = (search: URLSearchParams): boolean =>
  Object.keys(parameters).some(name => search.has(name));

/**
 * The locale agreed with a link's affiliate. It applies to visitors who have not chosen a locale and whose address
 * names none, or names the default locale, whose prefix is removed anyway [CALL-050, ROUTE-004]. `null` for every
 * other visit, and if the platform does not respond.
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
