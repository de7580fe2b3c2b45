import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { onTrying, showTrying, tryingCalls, type Trying } from '../calls/trying.ts';

const none: readonly Trying[] = [];

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Shown while a call that the player waits for is being retried: how long this can take at most, and a button to
 * cancel [B9]. `of` selects the texts: those for forms, or those for a player's pages in general.
 */
export function StillTrying({ of = 'account.form' }: { of?: 'account.form' | 'player.trying' }) {
  const t = useTranslations(of);
  const calls = useSyncExternalStore(onTrying, tryingCalls, () => none);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (calls.length === 0) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [calls]);
  const left = Math.max(0, ...calls.map(({ until }) => until - now));
  return (
    <>
      <span role="status">{calls.length > 0 && t('trying')}</span>
      {calls.length > 0 && (
        <>
          {/* The remaining time is hidden from screen readers, which would announce it every second. */}
          <span className="numeric" aria-hidden="true">
            {' '}
            {t('tryingFor', { time: clockText(Math.ceil(left / 1_000)) })}
          </span>{' '}
          <button type="button" className="link" onClick={() => calls.forEach(({ stop }) => stop())}>
            {t('stopTrying')}
          </button>
        </>
      )}
    </>
  );
}

/** `StillTrying` as a line inside a pending form. */
export function TryingLine() {
  useEffect(() => showTrying(), []);
  return (
    <p className="small text-secondary trying">
      <StillTrying />
    </p>
  );
}
