import { Badge } from '@liftoff/ui/badge';
import { CheckIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useOwnTournaments } from '../../shared/player/tournaments-query.ts';

/** Marks a tournament that the player has joined. */
export default function OwnMark({ tournamentId, playerId }: { tournamentId: string; playerId: number }) {
  const t = useTranslations('tournaments');
  const joined = useOwnTournaments(playerId);
  if (joined?.some(({ tournament_id: id }) => id === tournamentId) !== true) return null;
  return (
    <Badge tone="media" icon={CheckIcon}>
      {t('in')}
    </Badge>
  );
}
