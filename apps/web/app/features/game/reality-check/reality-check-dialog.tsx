import type { RealityCheck } from '@liftoff/contract/limits/limits';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import '@liftoff/ui/styles/dialogs.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { limitsCalls } from '../../../shared/calls/tables/limits-calls.ts';
import { useAttemptKey } from '../../../shared/form/attempt-key.ts';
import { clockText, minutesText, useTick } from '../../../shared/player/session/session-clock.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { LossMeter } from './loss-meter.tsx';
import './reality-check.css';
import { steadyNow } from '../../../shared/player/session/steady-clock.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** Stakes, returns and net result, with one row per currency; each row uses the currency's own unit [C18]. */
function PlaySums({ sums }: Pick<RealityCheck, 'sums'>) {
  const t = useTranslations('player.check');
  const money = useMoneyText();
  return sums.map(({ currency, staked_cents: staked, returned_cents: returned, net_cents: net }) => (
    <dl key={currency} className="reality-check__figures numeric">
      <div>
        <dt>{t('staked')}</dt>
        <dd>{money.of(staked, currency)}</dd>
      </div>
      <div>
        <dt>{t('returned')}</dt>
        <dd>{money.of(returned, currency)}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>{money.net(net, currency)}</dd>
      </div>
    </dl>
  ));
}

const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The time played, shown on a dial with a full ring. */
function PlayDial({ time, unit }: { time: string; unit: string }) {
  return (
    <span className="reality-check__dial numeric" aria-hidden="true">
      <svg viewBox="0 0 120 120">
        <circle cx="60" cy="60" r="54" fill="none" stroke="var(--color-brand)" strokeWidth="5" />
        {ticks.map(turn => (
          <path
            key={turn}
            d="M60 14v6"
            stroke="var(--color-control)"
            strokeWidth="1.5"
            transform={`rotate(${turn} 60 60)`}
          />
        ))}
      </svg>
      <b>{time}</b>
      <small>{unit}</small>
    </span>
  );
}

const minuteMs = 60_000;

type Known = RealityCheck & { clockAheadMs: number };

interface RealityCheckDialogProps {
  check: Known;
  playerId: number;
  onAnswered: (check: Known) => void;
  /** Called when the pause that follows a check ends. */
  onOver: () => void;
  onStop: () => void;
}

/**
 * The reality check: time played, stakes, returns and net result since the last check. The player must answer it
 * before the next round [C17].
 */
export function RealityCheckDialog({ check, playerId, onAnswered, onOver, onStop }: RealityCheckDialogProps) {
  const t = useTranslations('player.check');
  const paths = usePaths();
  const attempt = useAttemptKey();
  const stop = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<'asking' | 'continue' | 'stop' | 'failed'>('asking');
  // Leaves full screen, because full screen shows only the game, while the check covers the whole page.
  useEffect(() => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
  const playedMs = check.began_at === null ? 0 : Date.parse(check.now) - Date.parse(check.began_at);
  const minutes = Math.floor(playedMs / minuteMs);
  const isPaused = check.paused_until !== null;
  const answer = async (way: 'continue' | 'stop') => {
    setStep(way);
    try {
      const answered = await limitsCalls.answerRealityCheck({
        body: { number: check.number },
        headers: { 'idempotency-key': attempt.of(String(check.number)) },
      });
      if (way === 'stop') onStop();
      setStep('asking');
      onAnswered({ ...answered, clockAheadMs: Date.parse(answered.now) - steadyNow() });
    } catch {
      setStep('failed');
    }
  };
  const words = { minutes: check.interval_min ?? 0 };
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onOver}
      size="s"
      sheet
      className="reality-check"
      initialFocus={stop}
      closeLabel=""
      title={
        <>
          <PlayDial time={minutesText(playedMs)} unit={t('dial')} />
          {isPaused
            ? t('pauseTitle', { minutes: check.pause_min })
            : t('title', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }).trim()}
        </>
      }
      footer={
        <>
          <div className="reality-check__answers">
            <Button
              ref={stop}
              size="l"
              pending={step === 'stop'}
              pendingLabel={t('working')}
              onClick={() => (isPaused ? onStop() : void answer('stop'))}
            >
              {t('stop')}
            </Button>
            {!isPaused && (
              <Button
                size="l"
                pending={step === 'continue'}
                pendingLabel={t('working')}
                onClick={() => void answer('continue')}
              >
                {t('continue')}
              </Button>
            )}
          </div>
          <nav className="reality-check__links small">
            <a className="link" href={paths.profile('games-history')}>
              {t('rounds')}
            </a>
            <a className="link" href={paths.profile('limits')}>
              {t('break')}
            </a>
            <a className="link numeric" href={`${paths.profile('limits')}#reality-check`}>
              {t('interval', words)}
            </a>
          </nav>
        </>
      }
    >
      {isPaused ? (
        <PauseLeft until={check.paused_until ?? check.now} aheadMs={check.clockAheadMs} onOver={onOver} />
      ) : (
        <Reason check={check} />
      )}
      <PlaySums sums={check.sums} />
      <LossMeter playerId={playerId} />
      {step === 'failed' && (
        <Notice tone="bad" role="alert" className="margin-top-4">
          {t('failed')}
        </Notice>
      )}
    </Dialog>
  );
}

/** Shows a visible countdown of the pause, and announces the remaining time to screen readers once a minute [C43]. */
function PauseLeft({ until, aheadMs, onOver }: { until: string; aheadMs: number; onOver: () => void }) {
  const t = useTranslations('player.check');
  const leftMs = () => Math.max(0, Date.parse(until) - steadyNow() - aheadMs);
  const time = useTick(() => clockText(leftMs()));
  const minutes = Number(useTick(() => String(Math.ceil(leftMs() / minuteMs))) ?? 0);
  const isOver = useTick(() => (leftMs() === 0 ? 'over' : null)) !== null;
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  return (
    <>
      <p className="small text-secondary reality-check__text numeric" role="timer" aria-live="off">
        {t('pauseText', { time: time ?? '' })}
      </p>
      <output className="visually-hidden">{t('pauseSpoken', { minutes })}</output>
    </>
  );
}

/** Says whether the licence or the player's own setting requires the check. */
function Reason({ check }: { check: Known }) {
  const t = useTranslations('player.check');
  return (
    <p className="small text-secondary reality-check__text">
      {t(check.own_min === null ? 'licence' : 'own', { minutes: check.interval_min ?? 0 })}
    </p>
  );
}
