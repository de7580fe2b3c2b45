import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/server-client.server.ts';
import { readStudios } from '../../shared/studios.ts';
import type { GameList } from './list/game-list.ts';
import { loadGames } from './load-games.server.ts';

/** A page of one studio's games, by slug or else by id; null when there is no such studio. */
export async function loadStudio(
  page: PageContext,
  url: URL,
  name: string,
  number: string | undefined,
): Promise<GameList | null> {
  const studios = await readStudios(clientOf(page)).catch(() => null);
  if (!studios) return loadGames(page, { url, id: name, title: name, filter: { providers: [name] }, page: number });
  const studio = studios.find(({ slug }) => slug === name) ?? studios.find(({ id }) => id === name);
  if (!studio) return null;
  return loadGames(page, { url, id: studio.id, title: studio.title, filter: { providers: [studio.id] }, page: number });
}
