import { telemetryCalls } from './tables/telemetry-calls.ts';

/** Maximum number of reports that one page sends, so that a repeated failure does not overload the platform. */
const reportsMax = 10;
let sent = 0;

/** The first script position in an error's stack trace. */
const placeOf = (error: unknown): string | undefined =>
  error instanceof Error ? /\bhttps?:\/\/[^\s)]+/.exec(error.stack ?? '')?.[0] : undefined;

const plain = (text: string, max: number): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, max);

/**
 * Logs a failure in the browser: one line of JSON to the console [ERR-025] and to the platform [CALL-088]. `what`
 * names the load or the component that failed. At level `warn` the page remains usable [ERR-007].
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

/** Logs errors and rejections that no code on the page catches, starting with the page's first script. */
export function logUncaught(): void {
  addEventListener('error', event => logFailure('script', event.error ?? event.message, 'error'));
  addEventListener('unhandledrejection', event => logFailure('promise', event.reason, 'error'));
}
