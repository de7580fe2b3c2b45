/** For the way of the token from the platform and back. */
const marginMs = 5_000;

/**
 * How long a token that has just come can be used, in milliseconds: what its two times are apart, whatever this browser's
 * clock says, less a margin. Null for one that does not say.
 */
export function tokenLifeMs(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? Math.max(0, (exp - iat) * 1000 - marginMs) : null;
  } catch {
    return null;
  }
}
