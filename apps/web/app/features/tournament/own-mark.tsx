import { Badge } from '@liftoff/ui/badge';
import { CheckIcon } from '@liftoff/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { tournamentsQuery } from '../../shared/player/tournaments-query.ts';

/** Marks a tournament that the player has joined. */
export default function OwnMark({ tournamentId, playerId }: { tournamentId: string; playerId: number }) {
  const t = useTranslations('tournaments');
  const { data: joined } = useQuery(tournamentsQuery(playerId));
  if (joined?.some(({ tournament_id: id }) => id === tournamentId) !== true) return null;
  return (
    <Badge tone="media" icon={CheckIcon}>
      {t('in')}
    </Badge>
  );
}
