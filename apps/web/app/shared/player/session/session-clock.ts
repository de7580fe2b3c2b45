import { useSyncExternalStore } from 'react';
import { steadyNow } from './steady-clock.ts';

const secondMs = 1000;

const two = (value: number): string => String(value).padStart(2, '0');

const wholeSeconds = (ms: number): number => Math.max(0, Math.floor(ms / secondMs));

/** Formats a duration as h:mm:ss, for example 0:42:18 [C18]. */
export function clockText(ms: number): string {
  const seconds = wholeSeconds(ms);
  return `${minutesText(ms)}:${two(seconds % 60)}`;
}

/** Formats a duration as h:mm, for example 0:42. */
export function minutesText(ms: number): string {
  const minutes = Math.floor(wholeSeconds(ms) / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, secondMs);
  return () => clearInterval(timer);
}

/**
 * Calls `read` every second and returns the string it returns. The component re-renders only when that string
 * changes. `null` on the server.
 */
export const useTick = (read: () => string | null): string | null =>
  useSyncExternalStore(everySecond, read, () => null);

/**
 * The time since `since`, formatted by `text`. `aheadMs` is how far the clock of `since` is ahead of this page's.
 * `null` if `since` is `null`.
 */
export const useElapsed = (since: string | null, aheadMs: number, text = clockText): string | null =>
  useTick(() => (since === null ? null : text(steadyNow() + aheadMs - Date.parse(since))));
