import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import type { PageContext } from '../../page-context.ts';
import { bettingUrlOf } from './address/betting-url.ts';
import { isCountryClosed } from './closed-country.server.ts';
import { readMenuPages, type MenuPage } from './menu-pages/menu-pages.server.ts';
import { readBrandOf } from './brand/read-brand.server.ts';
import { readConfig } from './read-config.server.ts';
import type { Collection } from '@liftoff/contract/lobby/lobby';
import { pack } from './packed.ts';
import { remembered } from '../parts/remembered.ts';
import { clientOf } from '../calls/server-client.server.ts';
import type { PackedShellData, ShellLists } from './shell-data.ts';
import { readStudios, type Studio } from './studios.ts';

/** Reads the data for the page's frame. Parts that fail to load are left out, and the page says so [B11]. */
export async function readShellData(page: PageContext): Promise<PackedShellData> {
  let stale = false;
  const send: PageContext['send'] = async (route, url, init) => {
    const answer = await page.send(route, url, init);
    stale ||= answer.headers.has('x-data-stale');
    return answer;
  };
  const client = clientOf({ ...page, send });
  const [studios, collections, pages, notices, brand, betting, menu, isClosed] = await Promise.all([
    readStudios(client).catch(() => ((stale = true), [])),
    client.listCollections({}).catch(() => ((stale = true), [])),
    readMenuPages(page),
    readHeaderNotices(page),
    readBrandOf(page),
    readConfig(page, 'betting-config'),
    readConfig(page, 'menu-categories-games'),
    !page.signedIn && isCountryClosed(page),
  ]);
  return {
    brand: { ...brand, bettingUrl: bettingUrlOf(betting, page.origin), ...menuOf(menu) },
    lists: listsOf(studios)(collections)(pages),
    stale,
    notices,
    ...(isClosed ? { closedCountry: true } : {}),
  };
}

const listsOf = remembered((given: readonly Studio[]) => {
  const studios = given.toSorted((a, b) => b.games_count - a.games_count);
  const gamesCount = studios.reduce((sum, studio) => sum + studio.games_count, 0);
  return remembered((collections: readonly Collection[]) =>
    remembered((pages: readonly MenuPage[]) => pack<ShellLists>({ studios, collections, gamesCount, pages })),
  );
});

/**
 * The notices to show to the visitor now. Empty if the platform does not respond or the data is stale, because
 * notices are valid only for a limited time.
 */
async function readHeaderNotices(page: PageContext): Promise<HeaderNotice[]> {
  let older = false;
  const send: PageContext['send'] = async (route, url, init) => {
    const answer = await page.send(route, url, init);
    older = answer.headers.has('x-data-stale');
    return answer;
  };
  const [client, query] = [clientOf({ ...page, send }), { l: page.locale }];
  const asked = page.signedIn ? client.ownHeaderNotices({ query }) : client.headerNotices({ query });
  const notices = await asked.catch(() => []);
  return older ? [] : notices;
}

const menuOf = ({ categories }: Record<string, unknown>) =>
  Array.isArray(categories) && categories.every(id => typeof id === 'string') ? { menuCategories: categories } : {};
