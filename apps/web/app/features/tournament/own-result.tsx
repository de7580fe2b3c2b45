import { Badge } from '@liftoff/ui/badge';
import { useOwnTournaments } from '../../shared/player/tournaments-query.ts';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

/** The player's final place and prize in an ended tournament. Empty if they did not take part. */
export default function OwnResult({ tournament, playerId }: { tournament: TournamentData; playerId: number }) {
  const { t, prizeOf } = useTournamentWords();
  const own = useOwnTournaments(playerId)?.find(one => one.tournament_id === tournament.id);
  if (own === undefined) return null;
  const { award_place: place, awarded_at: awardedAt } = own;
  const prize = place === null ? null : prizeOf(tournament, place);
  return (
    <p className="row gap-2 small">
      {place === null ? t('offBoard') : `${t('you')}: ${t('place')} ${place}`}
      {awardedAt !== null && prize !== null && <Badge tone="reward">{prize}</Badge>}
    </p>
  );
}
