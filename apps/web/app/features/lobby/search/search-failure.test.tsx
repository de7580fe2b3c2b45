import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inEnglish, show } from '../../../testing/show.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A platform that answers searches so; anything else it is asked for it refuses, or answers as `others` says. */
function answering(search: () => Response, others: () => Response = away) {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === '/log') return new Response(null, { status: 204 });
    return typeof body === 'string' && body.includes('"title"') ? search() : others();
  });
  return written;
}
/** What every game of an answer has. */
const rest = {
  name: 'Koi',
  provider: 'turbogames',
  categories: [],
  badges: [],
  currencies: {},
  has_demo_mode: true,
  preview: '/pictures/poster/rocket-x',
  tint: '#101010',
  kind: 'slots',
};
const away = () => Response.json({ refusal: 'unavailable' }, { status: 503 });
const recent = { searches: [], add: () => undefined, remove: () => undefined };

it('a search that fails is logged, and finds nothing [ERR-014]', async () => {
  const written = answering(away);
  const { result } = renderHook(() => useSearch('rocket'), { wrapper: ({ children }) => inEnglish(children) });
  await waitFor(() =>
    expect(result.current.result).toEqual({ query: 'rocket', found: [], total: 0, corrected: null, failed: true }),
  );
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
    { what: 'search', level: 'warn', message: 'unavailable (503)' },
  ]);
});

it('the popup then shows the empty message, and that the search is unavailable [ERR-014]', async () => {
  answering(away);
  show(<SearchResults text="rocket" recent={recent} onPick={() => undefined} />);
  expect((await screen.findByText('No results for “rocket”')).tagName).toBe('H2');
  expect(screen.getByText('Search is unavailable. Try again in a moment.')).toBeTruthy();
});

it('recommended games are shown until the text is long enough, and never beside what was found or where nothing was [STATE-066] [SHELL-077]', async () => {
  let data: object[] = [];
  const answerOf = (games: readonly object[]) =>
    Response.json({ data: games, pagination: { total_count: games.length } });
  answering(
    () => answerOf(data),
    () => answerOf([{ identifier: 'moon', slug: 'moon', title: 'Moon', ...rest }]),
  );
  const popup = (text: string) => inEnglish(<SearchResults text={text} recent={recent} onPick={() => undefined} />);
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const { rerender } = render(popup('mo'));
  await screen.findByText('Moon');
  expect(headings()).toEqual(['Recommended', 'Studios']);
  rerender(popup('moon'));
  await screen.findByText('No results for “moon”');
  expect(headings()).toEqual(['No results for “moon”', 'Studios']);
  data = [{ identifier: 'koi', slug: 'koi', title: 'Koi', ...rest }];
  rerender(popup('koi'));
  await screen.findByText('1 result for “koi”');
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

it('what did not come is asked for once more by a press', async () => {
  let isAway = true;
  const none = { data: [], pagination: { total_count: 0 }, playable_count: 0 };
  answering(() => (isAway ? away() : Response.json(none)));
  show(<SearchResults text="rocket" recent={recent} onPick={() => undefined} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByText('Check the spelling or try one word of the title.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('of more results than are shown the popup leads to all, and counts no kind of them', async () => {
  const game = (n: number) => ({ identifier: `g-${n}`, slug: `g-${n}`, title: `Koi ${n}`, ...rest });
  const data = Array.from({ length: 40 }, (_, n) => game(n));
  answering(() => Response.json({ data, pagination: { total_count: 102 }, playable_count: 102 }));
  show(<SearchResults text="koi" recent={recent} onPick={() => undefined} />);
  const all = await screen.findByRole('link', { name: 'Show all 102 results' });
  expect(all.getAttribute('href')).toBe('/search?q=koi');
  const chips = screen
    .getAllByRole('button', { name: /^(?:All|Pokies|Demo)/ })
    .map(({ textContent }) => textContent?.trim());
  expect(chips).toEqual(['All 102', 'Pokies', 'Demo available']);
});

it('the popup says what was searched for instead of what was typed', async () => {
  const data = [{ identifier: 'rocket-x', slug: 'rocket-x', title: 'Rocket X', ...rest }];
  answering(() => Response.json({ data, pagination: { total_count: 1 }, corrected: 'rocket' }));
  show(<SearchResults text="rokcet" recent={recent} onPick={() => undefined} />);
  expect(await screen.findByText('Showing results for “rocket”')).toBeTruthy();
});

it.each([
  null,
  [],
  7,
  {},
  { data: null },
  { data: [null], pagination: {} },
  { data: [7], pagination: {} },
  { data: [] },
])('an answer of another shape, %j, is a search that failed', async answer => {
  const written = answering(() => Response.json(answer));
  const { result } = renderHook(() => useSearch('rocket'), { wrapper: ({ children }) => inEnglish(children) });
  await waitFor(() => expect(result.current.result?.failed).toBe(true));
  expect(written).toHaveBeenCalledTimes(1);
});

it('a kind that was chosen for one text is left where another text finds nothing of it [VALID-055] [SHELL-076]', async () => {
  const find = (title: string) => ({ identifier: title, slug: title, title, ...rest });
  let data = [find('Koi'), { ...find('Koi Live'), badges: ['live'], kind: 'live', categories: ['live'] }];
  answering(() => Response.json({ data, pagination: { total_count: data.length }, playable_count: data.length }));
  const popup = (text: string) => inEnglish(<SearchResults text={text} recent={recent} onPick={() => undefined} />);
  const { rerender } = render(popup('koi'));
  fireEvent.click(await screen.findByRole('button', { name: /^Live/ }));
  data = [find('Moon')];
  rerender(popup('moon'));
  expect(await screen.findByText(/1 result for “moon”/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^All/ }).getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelectorAll('.srch__grid li').length).toBeGreaterThan(0);
});
