import type { PageContext } from '../../page-context.ts';

/**
 * Calls one of the edge's configuration routes [CALL-001]. Missing, empty and malformed responses count as an empty
 * object.
 */
export async function readConfig(
  page: PageContext,
  name: string,
  query?: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  try {
    const answer = await page.send(`GET /api/fe/config/${name}`, `/api/fe/config/${name}${search}`, { method: 'GET' });
    const value: unknown = answer.ok ? await answer.json() : {};
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
