import { redirect } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { sportsAt } from '../shared/site/address/betting-url.ts';
import { readBettingUrl } from '../shared/site/address/read-betting.server.ts';
import type { Route } from './+types/sport';

/** ROUTE-055: leads to the sports site, and to a place inside it; without one there is no such page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const url = await readBettingUrl(context.get(pageContext));
  if (url === null) throw notFound();
  throw redirect(sportsAt(url, params.place ?? ''));
}

/** The loader leads on, or there is no such page: only what is said then is drawn. */
export default function Sport() {
  return null;
}

export { PlainBoundary as ErrorBoundary } from './plain-boundary.tsx';
