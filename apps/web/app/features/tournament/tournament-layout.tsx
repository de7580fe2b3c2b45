import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { CalendarIcon, CircleCheckIcon } from '@liftoff/ui/icons';
import type { ReactNode } from 'react';
import { Countdown } from './countdown.tsx';
import { PrizesCard, RulesCard } from './rules-card.tsx';
import type { TournamentData } from './tournament-data.ts';
import { useTournamentWords } from './tournament-words.ts';

interface LayoutProps {
  tournament: TournamentData;
  /** The server's time when the page was rendered, in milliseconds. */
  now: number;
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
        {own && <div className="tournament__own">{own}</div>}
        <div className="tournament__main">{board}</div>
        <div className="tournament__side">
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
          {status !== 'archive' && (
            <Badge tone="media" icon={status === 'future' ? CalendarIcon : CircleCheckIcon}>
              {t(status)}
            </Badge>
          )}
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
          {status !== 'archive' && (
            <div>
              <p className="caption text-secondary tournament__label">{t('entry')}</p>
              <p className="heading-3">{entry(tournament)}</p>
            </div>
          )}
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
