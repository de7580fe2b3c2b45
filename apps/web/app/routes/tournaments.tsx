import { notFound } from '../features/lobby/load-games.server.ts';
import { loadTournaments, type ListView } from '../features/tournament/load-tournaments.server.ts';
import { TournamentListPage } from '../features/tournament/tournament-list.tsx';
import { pageContext } from '../page-context.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';
import type { Route } from './+types/tournaments';

/** The lists of tournaments by address. `/promo` shows all types [PROUTE-012]. */
const views: Readonly<Record<string, ListView>> = {
  '/tournaments': 'tournaments',
  '/tournaments/all': 'all',
  '/tournaments/archive': 'archive',
  '/leaderboard': 'leaderboard',
  '/promo': 'all',
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const view = views[withoutPrefix(page, url.pathname).replace(/\/$/, '')];
  if (view === undefined) throw notFound();
  return await loadTournaments(page, view);
}

export default function Tournaments({ loaderData: { list } }: Route.ComponentProps) {
  return <TournamentListPage list={list} />;
}
