import type { Provider } from '@liftoff/contract/lobby/lobby';
import type { PageContext } from '../../../page-context.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';
import type { GameList } from './game-list.ts';
import { loadGames } from '../load-games.server.ts';

/** A studio's list, with figures for all its games. */
export interface StudioList extends GameList {
  figures: Pick<Provider, 'games_count' | 'demo_count' | 'returns'> | null;
}

/** One page of a studio's games. The studio is found by slug or, failing that, by id; `null` if there is none. */
export async function loadStudio(
  page: PageContext,
  url: URL,
  name: string,
  number: string | undefined,
): Promise<StudioList | null> {
  const studios: readonly Provider[] | null = await clientOf(page)
    .listProviders({})
    .catch(() => null);
  const listOf = (id: string, title: string) =>
    loadGames(page, { url, id, title, filter: { providers: [id] }, page: number });
  if (!studios) return { ...(await listOf(name, name)), figures: null };
  const studio = studios.find(({ slug }) => slug === name) ?? studios.find(({ id }) => id === name);
  if (!studio) return null;
  const { games_count, demo_count, returns } = studio;
  const list = await listOf(studio.id, studio.title ?? studio.name ?? studio.slug);
  return {
    ...list,
    figures: {
      games_count,
      ...(demo_count === undefined ? {} : { demo_count }),
      ...(returns === undefined ? {} : { returns }),
    },
  };
}
