/** Margin in milliseconds for the time that the token takes to reach the page and return to the platform. */
const marginMs = 5_000;

/**
 * The time for which a newly received token can be used, in milliseconds: the difference between its start and its
 * expiry, less a margin. It does not depend on this browser's clock. `null` if the token does not contain both times.
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
