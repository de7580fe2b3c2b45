/**
 * Error codes that mean that the database is unreachable, shutting down or out of space, as opposed to a wrong
 * statement.
 */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '53100',
  '53200',
  'ENOSPC',
]);

/** Whether the database is only temporarily unavailable, so that retrying soon can succeed [B3]. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (
    (typeof code === 'string' && codes.has(code)) ||
    /connection terminated|not queryable|timeout exceeded|no space left on device/i.test(error.message)
  );
}

/** Error codes of a transaction that waited too long for a lock, took too long, or lost a deadlock repeatedly. */
const busyCodes = new Set(['55P03', '57014', '25P03', '40P01']);

/** Whether other transactions stood in the way, so that retrying soon can succeed. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && busyCodes.has(String(Reflect.get(error, 'code')));
