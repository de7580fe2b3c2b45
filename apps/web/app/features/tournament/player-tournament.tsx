import type { TournamentStatus } from '@liftoff/contract/tournament';
import { Badge } from '@liftoff/ui/badge';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Card } from '@liftoff/ui/card';
import { CheckIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { useState } from 'react';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useMomentText } from '../../shared/player/limits/limit-words.ts';
import { part } from '../../shared/parts/part.tsx';
import { useMayJoin, useOwnTournaments } from '../../shared/player/tournaments-query.ts';
import { usePaths } from '../../shared/site/site.ts';
import { Missing } from './missing.tsx';
import RemindButton from './remind-button.tsx';
import { Standings } from './standings.tsx';
import { TournamentLayout } from './tournament-layout.tsx';
import { boardLine, type TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';
import { useFreshBoard } from './use-fresh-board.ts';

const JoinDialog = part(() => import('./join-dialog.tsx'));

interface PlayerTournamentProps {
  tournament: TournamentData;
  now: number;
  playerId: number;
}

/** A tournament as a player sees it: with their own standing, and the button that joins. */
export default function PlayerTournament({ tournament, now, playerId }: PlayerTournamentProps) {
  const { t } = useTournamentWords();
  const joined = useOwnTournaments(playerId);
  const [asks, setAsks] = useState(false);
  const own = joined?.find(({ tournament_id: id }) => id === tournament.id);
  useFreshBoard(own);
  const mayJoin = useMayJoin(playerId);
  const canJoin = mayJoin && joined !== undefined && own === undefined && tournament.status !== 'archive';
  const action = (
    <>
      {own && own.disqualified_at === null && tournament.status !== 'archive' && (
        <Badge tone="media" icon={CheckIcon}>
          {t('in')}
        </Badge>
      )}
      {canJoin && tournament.entry !== 'automatic' && (
        <Button variant="primary" onClick={() => setAsks(true)}>
          {t('join')}
        </Button>
      )}
      {mayJoin && tournament.status === 'future' && <RemindButton tournamentId={tournament.id} playerId={playerId} />}
    </>
  );
  const around = own?.around.map(boardLine) ?? [];
  return (
    <>
      <TournamentLayout
        tournament={tournament}
        now={now}
        action={action}
        board={<Standings tournament={tournament} around={around} ownPlace={own?.award_place ?? null} />}
        own={joined && <OwnCard tournament={tournament} own={own} />}
      />
      {asks && <JoinDialog tournament={tournament} playerId={playerId} onClose={() => setAsks(false)} />}
    </>
  );
}

/** The player's own bets, place and points, and what is missing to the next place [PTOUR-006]. */
export function OwnCard({ tournament, own }: { tournament: TournamentData; own: TournamentStatus | undefined }) {
  const { t, points, prizeOf } = useTournamentWords();
  const { moment } = useMomentText();
  const isOver = tournament.status === 'archive';
  if (own === undefined)
    return (
      <Card aria-label={t('you')}>
        <p className="text-secondary">{isOver ? t('notJoinedEnd') : t('notJoined')}</p>
      </Card>
    );
  if (own.disqualified_at !== null) return <Disqualified at={own.disqualified_at} />;
  const { award_place: place } = own;
  const prize = place === null ? null : prizeOf(tournament, place);
  return (
    <Card aria-labelledby="own-title">
      <h2 className="heading-3" id="own-title">
        {t('you')} <span className="text-muted small">{own.nickname}</span>
      </h2>
      <div className="row between margin-top-3">
        <div>
          <p className="caption text-secondary">{t('place')}</p>
          <p className="tournament__figure">{place ?? '–'}</p>
        </div>
        <div className="right">
          <p className="caption text-secondary">{t('score')}</p>
          <p className="tournament__figure">{points(own.points)}</p>
        </div>
      </div>
      {own.next && <Missing own={own} next={own.next} tournament={tournament} />}
      <OwnFigures own={own} prize={prize} isOver={isOver} />
      {place === null && (own.rounds > 0 || !isOver) && (
        <p className="small text-secondary margin-top-3">{own.rounds > 0 ? t('offBoard') : t('notYet')}</p>
      )}
      {own.awarded_at !== null && prize !== null && (
        <p className="small text-secondary margin-top-3">{t('given', { date: moment(own.awarded_at) })}</p>
      )}
    </Card>
  );
}

/** Tells a player who opens the page that staff took them off the board, and how to object. */
function Disqualified({ at }: { at: string }) {
  const { t, day } = useTournamentWords();
  const paths = usePaths();
  return (
    <Card aria-labelledby="own-title">
      <h2 className="heading-3" id="own-title">
        {t('disqualified')}
      </h2>
      <p className="small text-secondary margin-top-2">{t('disqualifiedText', { date: day(at) })}</p>
      <p className="small text-secondary margin-top-2">{t('objection')}</p>
      <ButtonLink className="margin-top-4" href={paths.support()}>
        {t('object')}
      </ButtonLink>
    </Card>
  );
}

function OwnFigures({ own, prize, isOver }: { own: TournamentStatus; prize: string | null; isOver: boolean }) {
  const { t } = useTournamentWords();
  const money = useMoneyText();
  return (
    <>
      <KeyValues className="margin-top-3">
        {prize !== null && <KeyValue name={t('prize')}>{prize}</KeyValue>}
        {own.bets.map(({ currency, amount_cents }) => (
          <KeyValue key={currency} name={t('staked')}>
            {money.of(amount_cents, currency)}
          </KeyValue>
        ))}
      </KeyValues>
      {own.rounds_left !== null && !isOver && (
        <p className="small text-secondary margin-top-3">{t('left', { count: own.rounds_left })}</p>
      )}
    </>
  );
}
