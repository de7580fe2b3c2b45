import { useEffect, useState } from 'react';

const secondMs = 1000;

const two = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds as h:mm:ss: 0:42:18 (C18). */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The time since a moment, once a second; `aheadMs` is what the moment's clock is ahead of this browser's. */
export function useElapsed(since: string | null, aheadMs: number): string | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, secondMs);
    return () => clearInterval(timer);
  }, []);
  return since === null || now === null ? null : clockText((now + aheadMs - Date.parse(since)) / secondMs);
}
