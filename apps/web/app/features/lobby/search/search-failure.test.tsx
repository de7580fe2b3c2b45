// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../testing/show.tsx';
import { useSearch } from './use-search.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a search that fails is logged, and finds nothing [ERR-014]', async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/log' ? new Response(null, { status: 204 }) : Response.json({ refusal: 'unavailable' }, { status: 503 }),
  );
  const { result } = renderHook(() => useSearch('rocket'), { wrapper: ({ children }) => inEnglish(children) });
  await waitFor(() => expect(result.current.result).toEqual({ query: 'rocket', found: [], total: 0, failed: true }));
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
    { what: 'search', level: 'warn', message: 'unavailable (503)' },
  ]);
});
