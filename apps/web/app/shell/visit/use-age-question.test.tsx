import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteProvider, withPaths, type Site } from '../../shared/site/site.ts';
import { useAgeQuestion } from './use-age-question.ts';

let asked: string[];
beforeEach(() => void (asked = []));
afterEach(() => {
  cleanup();
  document.cookie = 'age_consent=;path=/;max-age=0';
});

/** A page rendered for a country, where the platform says another one, or fails. */
async function visit(country: string, here: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string) => (url === '/log' ? Response.json({}) : (asked.push(url), here())));
  const site = withPaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA', country } as Site);
  const wrapper = ({ children }: { children: ReactNode }) => {
    const element = <SiteProvider value={site}>{children}</SiteProvider>;
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useAgeQuestion(), { wrapper });
  await act(() => new Promise(done => setTimeout(done)));
  return result;
}
/** An answer that is read at once: what has come has been looked at by the next turn. */
function says(code: string | null): () => Response {
  const body = JSON.stringify({ ip: '203.0.113.9', country_code: code });
  const headers = { 'content-type': 'application/json' };
  return () => Object.assign(new Response(null, { headers }), { text: () => Promise.resolve(body) });
}

it.each([
  ['Australia', 'AU', says('AU'), true],
  ['another country, which the page does not know', 'AU', says('NZ'), false],
  ['no country', 'AU', says(null), true],
  ['nothing', 'AU', () => Promise.reject(new TypeError('away')), true],
])(
  'where the platform says %s of the address, the question stands or not by that [CALL-042] [ROLE-025] [OVERLAY-004]',
  async (_what, country, here, isAsked) => {
    expect((await visit(country, here)).current !== null).toBe(isAsked);
    expect(asked).toEqual(['/api/current_ip']);
  },
);

it('a page of another country asks nothing, nor does one whose visitor has answered [CALL-042] [OVERLAY-005]', async () => {
  expect((await visit('NZ', says('AU'))).current).toBeNull();
  document.cookie = 'age_consent=1;path=/';
  expect((await visit('AU', says('AU'))).current).toBeNull();
  expect(asked).toEqual([]);
});

it.each([
  ['tab', document, 'visibilitychange'],
  ['window', window, 'focus'],
] as const)(
  'the question stands until its cookie is set, and one that is set in another %s ends it once this one is looked at [OVERLAY-005] [STATE-062]',
  async (_where, target, event) => {
    const question = await visit('AU', says('AU'));
    const look = () => act(() => void target.dispatchEvent(new Event(event)));
    look();
    expect(question.current).not.toBeNull();
    document.cookie = 'age_consent=1;path=/';
    look();
    expect(question.current).toBeNull();
  },
);

it('a question that is answered in another tab while the country is asked for does not come up [OVERLAY-005] [STATE-062]', async () => {
  const question = await visit('AU', () => {
    document.cookie = 'age_consent=1;path=/';
    return says('AU')();
  });
  expect(asked).toEqual(['/api/current_ip']);
  expect(question.current).toBeNull();
});

it('approving sets the cookie and ends the question [OVERLAY-005] [STATE-062]', async () => {
  const question = await visit('AU', says('AU'));
  act(() => question.current?.approve());
  expect(question.current).toBeNull();
  expect(document.cookie).toBe('age_consent=1');
});
