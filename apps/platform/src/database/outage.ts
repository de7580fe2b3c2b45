/** Error codes that mean that the database is unreachable or shutting down, as opposed to a wrong statement. */
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
]);

/** Whether the database is only temporarily unavailable, so that retrying soon can succeed [B3]. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && codes.has(code)) || /connection terminated|timeout exceeded/i.test(error.message);
}
