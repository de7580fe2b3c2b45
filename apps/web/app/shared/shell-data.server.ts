import type { PageContext } from '../page-context.ts';
import { readBrand } from './brand.ts';
import { readConfig } from './read-config.server.ts';
import { clientOf } from './server-client.server.ts';
import type { ShellData } from './shell-data.ts';

/** Reads the frame's data; a part that does not answer is left out, and the page stands without it [B11]. */
export async function readShellData(page: PageContext): Promise<ShellData> {
  const client = clientOf(page);
  const [providers, collections, brand, betting, menu] = await Promise.all([
    client.listProviders({}).catch(() => []),
    client.listCollections({}).catch(() => []),
    readConfig(page, 'brand-config'),
    readConfig(page, 'betting-config'),
    readConfig(page, 'menu-categories-games'),
  ]);
  const studios = providers.toSorted((a, b) => b.games_count - a.games_count);
  return {
    brand: { ...readBrand(brand), ...bettingOf(betting), ...menuOf(menu) },
    studios,
    collections,
    gamesCount: studios.reduce((sum, studio) => sum + studio.games_count, 0),
  };
}

const bettingOf = ({ url }: Record<string, unknown>) => (typeof url === 'string' ? { bettingUrl: url } : {});

const menuOf = ({ categories }: Record<string, unknown>) =>
  Array.isArray(categories) && categories.every(id => typeof id === 'string') ? { menuCategories: categories } : {};
