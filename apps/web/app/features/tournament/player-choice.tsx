import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useState } from 'react';
import { part } from '../../shared/parts/part.tsx';
import { useMayJoin, useOwnTournaments } from '../../shared/player/tournaments-query.ts';
import { usePaths } from '../../shared/site/site.ts';
import RemindButton from './remind-button.tsx';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

const JoinDialog = part(() => import('./join-dialog.tsx'));

/**
 * The first button of a tournament's card for a player: to be reminded, to join, or to see the standings. A player who
 * may not join sees no button that would be refused [PX-07].
 */
export default function PlayerChoice({ tournament, playerId }: { tournament: TournamentData; playerId: number }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  const [asks, setAsks] = useState(false);
  const joined = useOwnTournaments(playerId);
  const isIn = joined?.some(one => one.tournament_id === tournament.id) ?? false;
  const mayJoin = useMayJoin(playerId);
  if (mayJoin && tournament.status === 'future')
    return <RemindButton tournamentId={tournament.id} playerId={playerId} />;
  if (!mayJoin || joined === undefined || isIn || tournament.entry === 'automatic')
    return (
      <ButtonLink variant={isIn ? 'primary' : 'secondary'} href={paths.tournament(tournament.slug)}>
        {t('standings')}
      </ButtonLink>
    );
  return (
    <>
      <Button variant="soft" onClick={() => setAsks(true)}>
        {t('join')}
      </Button>
      {asks && <JoinDialog tournament={tournament} playerId={playerId} onClose={() => setAsks(false)} />}
    </>
  );
}
