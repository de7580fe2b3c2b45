import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { onTrying, showTrying, tryingCalls, type Trying } from '../calls/trying.ts';

const none: readonly Trying[] = [];

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * While what the player waits for is tried again: how long that goes on at most, and a way to give it up [B9]. `of` is
 * where its texts are: the forms', or those of every page of a player.
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
          {/* Read once: a clock that is read each second is no help. */}
          <span className="num" aria-hidden="true">
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

/** The same as a line of a form that waits. */
export function TryingLine() {
  useEffect(() => showTrying(), []);
  return (
    <p className="small t2 trying">
      <StillTrying />
    </p>
  );
}
