import { telemetryCalls } from './tables/telemetry-calls.ts';

/** Reports one page may send: what fails again and again is told often enough. */
const reportsMax = 10;
let sent = 0;

/** Where in the scripts an error was thrown: the first place of its stack. */
const placeOf = (error: unknown): string | undefined =>
  error instanceof Error ? /\bhttps?:\/\/[^\s)]+/.exec(error.stack ?? '')?.[0] : undefined;

const plain = (text: string, max: number): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, max);

/**
 * Tells what failed in the browser: one line of JSON in its console (ERR-025), and the same to the casino (CALL-088).
 * `what` names the load or the part; a `warn` left the page usable (ERR-007).
 */
export function logFailure(what: string, error: unknown, level: 'error' | 'warn' = 'warn'): void {
  const at = placeOf(error);
  const entry = {
    level,
    what: plain(what, 200),
    message: plain(error instanceof Error ? error.message : String(error), 1000),
    page: plain(window.location.pathname, 300),
    ...(at === undefined ? {} : { at: plain(at, 500) }),
  };
  console[level](JSON.stringify(entry));
  sent += 1;
  if (sent <= reportsMax) void telemetryCalls.reportLog({ body: entry }).catch(() => undefined);
}

/** Logs what breaks on this page and is caught by nobody, from its first script on. */
export function logUncaught(): void {
  addEventListener('error', event => logFailure('script', event.error ?? event.message, 'error'));
  addEventListener('unhandledrejection', event => logFailure('promise', event.reason, 'error'));
}
