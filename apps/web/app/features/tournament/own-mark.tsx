import { Badge } from '@liftoff/ui/badge';
import { CheckIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useOwnTournaments } from '../../shared/player/tournaments-query.ts';

/** Marks a tournament in which the player takes part. */
export default function OwnMark({ tournamentId, playerId }: { tournamentId: string; playerId: number }) {
  const t = useTranslations('tournaments');
  const joined = useOwnTournaments(playerId);
  const own = joined?.find(({ tournament_id: id }) => id === tournamentId);
  if (own === undefined || own.disqualified_at !== null) return null;
  return (
    <Badge tone="media" icon={CheckIcon}>
      {t('in')}
    </Badge>
  );
}
