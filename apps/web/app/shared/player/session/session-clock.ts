import { useSyncExternalStore } from 'react';
import { steadyNow } from './steady-clock.ts';

const secondMs = 1000;

const two = (value: number): string => String(value).padStart(2, '0');

const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / secondMs));

/** A length of time as h:mm:ss: 0:42:18 (C18). */
export function clockText(ms: number): string {
  const seconds = wholeSeconds(ms);
  return `${minutesText(ms)}:${two(seconds % 60)}`;
}

/** A length of time as h:mm: 0:42. */
export function minutesText(ms: number): string {
  const minutes = Math.floor(wholeSeconds(ms) / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, secondMs);
  return () => clearInterval(timer);
}

/** What `read` says, asked once a second: a component renders again only when the words change. Null on the server. */
export const useTick = (read: () => string | null): string | null =>
  useSyncExternalStore(everySecond, read, () => null);

/**
 * The time since a moment, in words of `text`; `aheadMs` is what the moment's clock is ahead of this page's. Null
 * while the moment is not known.
 */
export const useElapsed = (since: string | null, aheadMs: number, text = clockText): string | null =>
  useTick(() => (since === null ? null : text(steadyNow() + aheadMs - Date.parse(since))));
