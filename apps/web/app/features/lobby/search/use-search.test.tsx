import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inEnglish } from '../../../testing/show.tsx';
import { useRecommended } from './use-recommended.ts';
import { useSearch } from './use-search.ts';

/** The first call made on a screen of this width. */
async function askedBy(use: () => unknown, width: number): Promise<unknown> {
  const asked: unknown[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]) }));
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push([method, url, JSON.parse(body as string)]);
    return Response.json({ data: [], pagination: { total_count: 0 } });
  });
  const { unmount } = renderHook(use, { wrapper: ({ children }) => inEnglish(children) });
  await waitFor(() => expect(asked).toHaveLength(1));
  unmount();
  return asked[0];
}
const call = (body: object) => ['POST', '/api/games_filter', { page: 1, sort: 'popular', ...body }];

it.each([
  [390, 'mobile'],
  [1440, 'desktop'],
])(
  'requests games for the right device on a screen of %i px (%s), forty per search [CALL-056] [CALL-057] [CONST-005]',
  async (width, device) => {
    const recommended = { device, filter: {}, page_size: 6 };
    expect(await askedBy(useRecommended, width)).toEqual(call(recommended));
    const found = { device, filter: { title: 'rocket' }, page_size: 40 };
    expect(await askedBy(() => useSearch(' rocket '), width)).toEqual(call(found));
  },
);
