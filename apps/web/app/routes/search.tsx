import { loadSearch } from '../features/lobby/search/load-search.server.ts';
import { SearchPage } from '../features/lobby/search/search-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/search';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadSearch(context.get(pageContext), new URL(request.url));

/** The search page. Its form puts the search text into the address, so that it works without JavaScript. */
export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage data={loaderData} />;
}
