import { notFound } from '../features/lobby/load-games.server.ts';
import { loadTournament } from '../features/tournament/load-tournaments.server.ts';
import { TournamentFailed } from '../features/tournament/tournament-list.tsx';
import { TournamentPage } from '../features/tournament/tournament-page.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/tournament';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadTournament(context.get(pageContext), params.slug);
  if (found === null) throw notFound();
  return found;
}

export default function TournamentRoute({ loaderData: { tournament, now } }: Route.ComponentProps) {
  return tournament === null ? <TournamentFailed /> : <TournamentPage tournament={tournament} now={now} />;
}
