/**
 * Thrown if the database at `DATABASE_URL` cannot be used. The message is a plain sentence and omits the password.
 */
export class DatabaseFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseFault';
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'no socket is there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host name is not answered',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  ECONNRESET: 'it broke the connection off',
  '28P01': 'its password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no database of that name',
  '42501': 'this user may not create tables there',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting or already stopping',
};

/**
 * Converts a connection error to a `DatabaseFault` by its error code. Returns the original error if the code is
 * unknown.
 */
export function connectionFault(url: string, error: unknown): unknown {
  const code = codeOf(error);
  const timedOut = error instanceof Error && /timeout/i.test(error.message);
  const reason = reasons[code] ?? (timedOut ? 'it does not answer' : undefined);
  if (reason === undefined) return error;
  const { hostname, port, pathname } = new URL(url);
  const host = decodeURIComponent(hostname);
  return new DatabaseFault(`DATABASE_URL ${host}:${port || 5432}${pathname} cannot be used: ${reason}.`, error);
}

/**
 * Returns the error code of a failed connection. If a host has several addresses, each attempt fails with its own
 * error; the first error represents all of them.
 */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error ? String(Reflect.get(error, 'code')) : '';
}
