import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { CircleCheckIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/site/page-head.tsx';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import { part } from '../../shared/parts/part.tsx';
import { Countdown } from './countdown.tsx';
import { PrizesCard, RulesCard } from './rules-card.tsx';
import { Standings } from './standings.tsx';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';
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
      {tournament.isCancelled && <Notice className="margin-top-4">{t('cancelledText')}</Notice>}
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

interface LayoutProps extends TournamentPageProps {
  /** The button that joins or registers; `null` if there is nothing to do. */
  action: ReactNode;
  /** The board, with the player's own row if there is one. */
  board: ReactNode;
  /** The card with the player's own standing. */
  own?: ReactNode;
}

/** The parts of the page in their places, the same for guests and players. */
export function TournamentLayout({ tournament, now, action, board, own }: LayoutProps) {
  return (
    <>
      <Hero tournament={tournament} now={now} action={action} />
      <div className="tournament__columns">
        {board}
        <div className="tournament__side">
          {own}
          <RulesCard tournament={tournament} />
          <PrizesCard tournament={tournament} />
        </div>
      </div>
    </>
  );
}

function Hero({ tournament, now, action }: Pick<LayoutProps, 'tournament' | 'now' | 'action'>) {
  const { t, strategy, entry, day } = useTournamentWords();
  const { pool, title, status, startAt, endAt } = tournament;
  return (
    <header className="tournament__hero" data-theme="dark">
      <img
        className="tournament__scene"
        src="/pictures/scene/tournament-1200.webp"
        width={1200}
        height={514}
        alt=""
        decoding="async"
      />
      <div className="tournament__text">
        <div className="row gap-2 flex-wrap">
          <Badge tone="media" icon={CircleCheckIcon}>
            {status === 'archive' ? t('finished') : t(status)}
          </Badge>
          <Badge tone="media">{`${day(startAt)} – ${day(endAt)}`}</Badge>
        </div>
        <h1 className="display">{title}</h1>
        <p className="text-secondary">{strategy(tournament)}</p>
        <div className="row gap-6 flex-wrap tournament__facts">
          {pool !== null && (
            <div>
              <p className="caption text-secondary tournament__label">{t('pool')}</p>
              <p className="tournament__pool">{pool}</p>
            </div>
          )}
          <Countdown of={tournament} now={now} />
          <div>
            <p className="caption text-secondary tournament__label">{t('entry')}</p>
            <p className="heading-3">{entry(tournament)}</p>
          </div>
        </div>
        <div className="row gap-3 flex-wrap">
          {action}
          <ButtonLink variant="media" href="#rules">
            {t('rules')}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
