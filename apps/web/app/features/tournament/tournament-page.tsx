import { ButtonLink } from '@liftoff/ui/button-link';
import { Notice } from '@liftoff/ui/notice';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import { part } from '../../shared/parts/part.tsx';
import { Standings } from './standings.tsx';
import { TournamentLayout } from './tournament-layout.tsx';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';
import '@liftoff/ui/styles/list.css';
import './tournament.css';

const PlayerTournament = part(() => import('./player-tournament.tsx'));

interface TournamentPageProps {
  tournament: TournamentData;
  now: number;
}

/** A tournament with its rules, prizes and board [PROUTE-009]. A player also sees their own standing [PTOUR-006]. */
export function TournamentPage({ tournament, now }: TournamentPageProps) {
  const player = usePlayerSeed();
  const { t, strategy } = useTournamentWords();
  return (
    <div className="tournament">
      <PageHead title={tournament.title} description={() => strategy(tournament)} />
      <Trail tournament={tournament} />
      {tournament.isCancelled && <Notice className="tournament__notice">{t('cancelledText')}</Notice>}
      {player ? (
        <PlayerTournament tournament={tournament} now={now} playerId={player.user.id} />
      ) : (
        <TournamentLayout
          tournament={tournament}
          now={now}
          action={<GuestAction tournament={tournament} />}
          board={<Standings tournament={tournament} />}
        />
      )}
    </div>
  );
}

function Trail({ tournament }: { tournament: TournamentData }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  const isOver = tournament.status === 'archive';
  return (
    <nav className="row gap-2 small tournament__trail" aria-label={t('breadcrumb')}>
      <a className="link" href={isOver ? paths.tournaments('archive') : paths.tournaments()}>
        {isOver ? t('archive') : t('title')}
      </a>
      <span aria-hidden="true">›</span>
      <span className="text-muted" aria-current="page">
        {tournament.title}
      </span>
    </nav>
  );
}

function GuestAction({ tournament }: { tournament: TournamentData }) {
  const { t } = useTournamentWords();
  const paths = usePaths();
  if (tournament.status === 'archive') return null;
  return (
    <ButtonLink variant="primary" href={paths.signUp(paths.tournament(tournament.slug))}>
      {t('registerToJoin')}
    </ButtonLink>
  );
}
