import type { consoleContent } from '@liftoff/contract/console/content';
import { isLocale } from '@liftoff/contract/core/locale';
import { refuse, type Handlers } from '../core/call.ts';
import { bannersDocument, bannersFor } from '../content/banners.ts';
import { headerNoticesFor, readHeaderNotices } from '../content/header-notices.ts';
import { findPage } from '../content/pages.ts';
import type { Platform } from '../core/platform-context.ts';

type Previews = 'consoleHeaderNotices' | 'consoleBanners' | 'consolePage';

/** The licence whose version of a legal page applies in a country [ROUTE-065]. */
const licenceOf = (country: string) => (country === 'AU' || country === 'EE' ? country : 'CW');

/** Shows the operator's content as a given reader would see it: with a locale, country, group and time. */
export function previews({ config, db, deps }: Platform): Pick<Handlers<typeof consoleContent>, Previews> {
  const notices = readHeaderNotices(config);
  const banners = bannersDocument(config);
  const readerOf = ({
    country,
    group,
    at,
  }: {
    country?: string | undefined;
    group?: string | undefined;
    at?: string | undefined;
  }) => ({
    country: country ?? null,
    groups: group === undefined ? [] : [group],
    now: at === undefined ? deps.now() : new Date(at),
  });
  return {
    consoleHeaderNotices: async ({ query: { l, ...reader } }) => headerNoticesFor(notices, l, readerOf(reader)),
    consoleBanners: async ({ query: { l, money, ...reader } }) => {
      if (!isLocale(l)) return refuse('not_found');
      return [...(await bannersFor(db, banners, l, { ...readerOf(reader), money: money ?? null }))];
    },
    consolePage: async ({ query: { l, path, country } }) => {
      const licensed = country === undefined ? null : await findPage(db, `${path}/${licenceOf(country)}`, l);
      return licensed ?? (await findPage(db, path, l)) ?? refuse('not_found');
    },
  };
}
