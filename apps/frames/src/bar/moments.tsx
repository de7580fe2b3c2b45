import { Button } from '@liftoff/ui/button';
import './moment.css';
import type { JackpotWin, Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useEffect, useId, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useViewOfRound } from '../frame/engine-view.ts';
import { useFrame } from '../frame/frame-context.ts';
import { useModal } from '../frame/use-modal.ts';
import type { Moment } from '../frame/use-moments.ts';

/** A calm card over the game with a title, facts and one button. No round can start until it is closed. */
export function MomentCard({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useTranslations('moment');
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className="moment numeric"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className="heading-3" id={id}>
        {title}
      </h2>
      <div className="moment__body" id={`${id}-text`}>
        {children}
      </div>
      <Button variant="primary" size="l" onClick={onClose}>
        {t('continue')}
      </Button>
    </dialog>
  );
}

/**
 * Jackpots won in a round, each with its amount, separate from the round's return. If the total return does not
 * exceed the stake, they are stated as plain facts without sound [C22].
 */
function Jackpots({ wins, isAbove }: { wins: readonly JackpotWin[]; isAbove: boolean }) {
  const t = useTranslations('moment.jackpot');
  const { money, sound } = useFrame();
  useEffect(() => {
    if (isAbove) sound.win();
  }, [isAbove, sound]);
  return (
    <>
      <dl className="moment__wins">
        {wins.map(win => (
          <div key={`${win.jackpot} ${win.level}`}>
            <dt>{win.level_name}</dt>
            <dd>{money.plain(minor(win.amount_cents))}</dd>
          </div>
        ))}
      </dl>
      <p className="small text-secondary">{t('text')}</p>
    </>
  );
}

/** Describes in one sentence what kind of round it was and what it paid. */
function AwayLine({ round }: { round: Round }) {
  const t = useTranslations('moment.away');
  const { money } = useFrame();
  const { Away: Line } = useViewOfRound(round);
  const stake = money.plain(minor(round.stake_cents));
  const win = money.plain(minor(round.win_cents));
  return round.state === 'rolled_back' ? (
    t('takenBack', { stake })
  ) : (
    <Line outcome={round.outcome} stake={stake} win={win} />
  );
}

function Away({ rounds }: { rounds: readonly Round[] }) {
  const format = useFormatter();
  return (
    <ul className="moment__away">
      {rounds.map(round => (
        <li key={round.id}>
          <time className="caption text-muted" dateTime={round.closed_at ?? round.opened_at}>
            {format.dateTime(new Date(round.closed_at ?? round.opened_at), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          <AwayLine round={round} />
        </li>
      ))}
    </ul>
  );
}

/** Shows the queued cards one after another. `later` delays them while a result card is open. */
export function Moments({
  play,
  later = false,
}: {
  play: { moment: Moment | null; closeMoment: () => void };
  later?: boolean;
}) {
  const t = useTranslations('moment');
  const { moment, closeMoment } = play;
  if (moment === null || later) return null;
  return moment.kind === 'jackpot' ? (
    <MomentCard
      key="jackpot"
      title={t(moment.isAbove ? 'jackpot.title' : 'jackpot.plain', { wins: moment.wins.length })}
      onClose={closeMoment}
    >
      <Jackpots wins={moment.wins} isAbove={moment.isAbove} />
    </MomentCard>
  ) : (
    <MomentCard key="away" title={t('away.title')} onClose={closeMoment}>
      <Away rounds={moment.rounds} />
    </MomentCard>
  );
}
