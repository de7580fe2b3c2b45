import type { PageContext } from '../page-context.ts';

/** A configuration call of the edge (CALL-001 to CALL-013); missing, empty and broken answers are an empty object. */
export async function readConfig(
  page: PageContext,
  name: string,
  query?: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const path = `/api/fe/config/${name}`;
  try {
    const answer = await page.send(`GET ${path}`, query ? `${path}?${new URLSearchParams(query)}` : path, {
      method: 'GET',
    });
    const value: unknown = answer.ok ? await answer.json() : {};
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
