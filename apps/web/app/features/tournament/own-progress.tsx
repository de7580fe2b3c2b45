import { useOwnTournaments } from '../../shared/player/tournaments-query.ts';
import { Missing } from './missing.tsx';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

/** The player's place and points in a running tournament, and the way to the next place. Empty for other players. */
export default function OwnProgress({ tournament, playerId }: { tournament: TournamentData; playerId: number }) {
  const { t, points } = useTournamentWords();
  const own = useOwnTournaments(playerId)?.find(one => one.tournament_id === tournament.id);
  if (own === undefined || own.award_place === null) return null;
  return (
    <div className="numeric">
      <p className="row between small">
        <span>{`${t('place')} ${own.award_place}`}</span>
        <span>{`${t('score')} ${points(own.points)}`}</span>
      </p>
      {own.next && <Missing own={own} next={own.next} tournament={tournament} />}
    </div>
  );
}
