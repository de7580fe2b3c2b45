import { redirect } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { sportsAt } from '../shared/site/address/betting-url.ts';
import { readBettingUrl } from '../shared/site/address/read-betting.server.ts';
import type { Route } from './+types/sport';

/**
 * Redirects to the sports site, or to a page on it. Responds with 404 if no sports site is configured [ROUTE-055].
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const url = await readBettingUrl(context.get(pageContext));
  if (url === null) throw notFound();
  throw redirect(sportsAt(url, params.place ?? ''));
}

/** Never rendered, because the loader always redirects or throws. */
export default function Sport() {
  return null;
}

export { PlainBoundary as ErrorBoundary } from './plain-boundary.tsx';
