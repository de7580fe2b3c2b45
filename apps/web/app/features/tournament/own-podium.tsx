import { useOwnTournaments } from '../../shared/player/tournaments-query.ts';
import { Podium } from './podium.tsx';
import { boardLine, type TournamentData } from './tournament-data.ts';

/** A podium that marks the player's place, and shows the rows around it. */
export default function OwnPodium({ tournament, playerId }: { tournament: TournamentData; playerId: number }) {
  const own = useOwnTournaments(playerId)?.find(one => one.tournament_id === tournament.id);
  return (
    <Podium tournament={tournament} around={own?.around.map(boardLine) ?? []} ownPlace={own?.award_place ?? null} />
  );
}
