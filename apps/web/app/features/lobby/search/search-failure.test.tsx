import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inEnglish, show } from '../../../testing/show.tsx';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Mocks a platform with this answer to searches. It refuses all other calls, unless `others` is given. */
function answering(search: () => Response, others: () => Response = away) {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === '/log') return new Response(null, { status: 204 });
    return typeof body === 'string' && body.includes('"title"') ? search() : others();
  });
  return written;
}
/** Fields shared by all mocked games. */
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

it('logs a failed search and returns no results [ERR-014]', async () => {
  const written = answering(away);
  const { result } = renderHook(() => useSearch('rocket'), { wrapper: ({ children }) => inEnglish(children) });
  await waitFor(() =>
    expect(result.current.result).toEqual({ query: 'rocket', found: [], total: 0, corrected: null, failed: true }),
  );
  expect(written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
    { what: 'search', level: 'warn', message: 'unavailable (503)' },
  ]);
});

it('shows the empty-result heading and says that search is unavailable after a failed search [ERR-014]', async () => {
  answering(away);
  show(<SearchResults text="rocket" recent={recent} onPick={() => undefined} />);
  expect((await screen.findByText('No results for “rocket”')).tagName).toBe('H2');
  expect(screen.getByText('Search is unavailable. Try again in a moment.')).toBeTruthy();
});

it('shows recommended games until the search text is long enough and popular games below an empty result, but none next to results [STATE-066] [SHELL-077]', async () => {
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
  await screen.findByText('Moon');
  expect(headings()).toEqual(['No results for “moon”', 'Popular games', 'Studios']);
  data = [{ identifier: 'koi', slug: 'koi', title: 'Koi', ...rest }];
  rerender(popup('koi'));
  await screen.findByText('1 result for “koi”');
  expect(screen.queryAllByRole('heading')).toEqual([]);
});

it('repeats a failed search when the visitor clicks "Try again"', async () => {
  let isAway = true;
  const none = { data: [], pagination: { total_count: 0 } };
  answering(() => (isAway ? away() : Response.json(none)));
  show(<SearchResults text="rocket" recent={recent} onPick={() => undefined} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByText('Check the spelling or try one word of the title.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('links to all results if only some of them are shown, and then shows no counts per kind', async () => {
  const game = (n: number) => ({
    identifier: `g-${n}`,
    slug: `g-${n}`,
    title: `Koi ${n}`,
    ...rest,
    categories: ['pokies'],
  });
  const data = Array.from({ length: 40 }, (_, n) => game(n));
  answering(() => Response.json({ data, pagination: { total_count: 102 } }));
  show(<SearchResults text="koi" recent={recent} onPick={() => undefined} />);
  const all = await screen.findByRole('link', { name: 'Show all 102 results' });
  expect(all.getAttribute('href')).toBe('/search?q=koi');
  const chips = screen
    .getAllByRole('button', { name: /^(?:All|Pokies|Demo)/ })
    .map(({ textContent }) => textContent?.trim());
  expect(chips).toEqual(['All 102', 'Pokies', 'Demo available']);
});

it('shows in the popup which corrected text was searched for', async () => {
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
])('treats the malformed search response %j as a failed search', async answer => {
  const written = answering(() => Response.json(answer));
  const { result } = renderHook(() => useSearch('rocket'), { wrapper: ({ children }) => inEnglish(children) });
  await waitFor(() => expect(result.current.result?.failed).toBe(true));
  expect(written).toHaveBeenCalledTimes(1);
});

it('deselects the selected kind of game when a new search text finds no games of that kind [VALID-055] [SHELL-076]', async () => {
  const find = (title: string) => ({ identifier: title, slug: title, title, ...rest });
  let data = [find('Koi'), { ...find('Koi Live'), badges: ['live'], kind: 'live', categories: ['live'] }];
  answering(() => Response.json({ data, pagination: { total_count: data.length } }));
  const popup = (text: string) => inEnglish(<SearchResults text={text} recent={recent} onPick={() => undefined} />);
  const { rerender } = render(popup('koi'));
  fireEvent.click(await screen.findByRole('button', { name: /^Live/ }));
  data = [find('Moon')];
  rerender(popup('moon'));
  expect(await screen.findByText(/1 result for “moon”/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^All/ }).getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelectorAll('.search__grid li').length).toBeGreaterThan(0);
});

it('offers results by their kind of game, so that roulette and crash games are not listed as pokies', async () => {
  const found = (title: string, ...categories: string[]) => ({
    identifier: title,
    slug: title,
    title,
    ...rest,
    categories,
  });
  const data = [
    found('Koi', 'pokies', 'slots'),
    { ...found('New Live Koi', 'live', 'live-roulette', 'new'), badges: [{ type: 'new', theme: 'neutral' }] },
    found('Koi Roulette', 'tables'),
    found('Koi Crash', 'instant', 'turbo', 'crash'),
  ];
  answering(() => Response.json({ data, pagination: { total_count: data.length } }));
  show(<SearchResults text="koi" recent={recent} onPick={() => undefined} />);
  await screen.findByText('4 results for “koi”');
  const chips = within(screen.getByRole('group', { name: 'Filter' })).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'All 4',
    'Pokies 1',
    'Live 1',
    'Tables 1',
    'Turbo 1',
    'Demo available 4',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Live 1' }));
  expect(screen.getAllByRole('article').map(tile => tile.textContent)).toEqual([
    expect.stringContaining('New Live Koi'),
  ]);
});
