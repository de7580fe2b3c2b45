import type { NarrowedPart } from '@liftoff/contract/game-filters';
import type { GamesNarrowing } from '@liftoff/contract/lobby';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/server-client.server.ts';
import { readStudios, studioTitles } from '../../shared/studios.ts';
import type { SomeTexts } from '../../shared/texts/text-provider.tsx';
import { textsOf } from '../../shared/texts/texts.server.ts';
import { readNarrowing, type Narrowing } from './filters/narrowing.ts';
import { pageSize, type ListFilter } from './list/game-list.ts';
import { searchable } from './search/search-query.ts';
import { toTile, type TileGame } from './tile-game.ts';

export interface SearchData {
  text: string;
  /** What was searched for; null while the text is too short (VALID-054). */
  query: string | null;
  found: TileGame[];
  total: number;
  /** What was searched for instead of the text. */
  corrected: string | null;
  narrow?: GamesNarrowing;
  /** Given where the results are narrowed. */
  filterTexts?: SomeTexts;
  /** Where nothing is left: how many games there are without a part. */
  without?: Partial<Record<NarrowedPart, number>>;
  recommended: TileGame[];
  failed: boolean;
}

const recommendedGames = 6;

/** The search page, for visitors without script and for shared links. */
export async function loadSearch(page: PageContext, url: URL): Promise<SearchData> {
  const text = (url.searchParams.get('q') ?? '').slice(0, 64);
  const query = searchable(text);
  const client = clientOf(page);
  const narrow = query === null ? null : readNarrowing(url);
  const ask = (filter: ListFilter, size: number, asked: Narrowing = null) =>
    client.filterGames({
      body: {
        device: 'desktop',
        filter,
        page: 1,
        page_size: size,
        sort: 'popular',
        ...(asked ? { narrow: asked } : {}),
      },
    });
  const [providers, found, recommended] = await Promise.all([
    readStudios(client).catch(() => []),
    query === null ? null : ask({ title: query }, pageSize, narrow).catch(() => 'failed' as const),
    ask({}, recommendedGames).catch(() => null),
  ]);
  const studios = studioTitles(providers);
  const tiles = (games: Parameters<typeof toTile>[0][]) => games.map(game => toTile(game, studios, page.signedIn));
  const hits = found === 'failed' ? null : found;
  return {
    text,
    query,
    found: hits ? tiles(hits.data) : [],
    total: hits?.pagination.total_count ?? 0,
    corrected: hits?.corrected ?? null,
    ...(narrow ? { narrow, filterTexts: textsOf(page.locale, ['filters']) } : {}),
    ...(hits?.without ? { without: hits.without } : {}),
    recommended: recommended ? tiles(recommended.data) : [],
    failed: found === 'failed',
  };
}
