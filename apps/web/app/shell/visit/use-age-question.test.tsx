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

/** Opens a page rendered for a country, while the platform reports another country or fails. */
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
/** A response whose body is available immediately, so that it is processed within one task. */
function says(code: string | null): () => Response {
  const body = JSON.stringify({ ip: '203.0.113.9', country_code: code });
  const headers = { 'content-type': 'application/json' };
  return () => Object.assign(new Response(null, { headers }), { text: () => Promise.resolve(body) });
}

it.each([
  ['Australia', 'AU', says('AU'), true],
  ['another country than the page assumed', 'AU', says('NZ'), false],
  ['no country', 'AU', says(null), true],
  ['no response', 'AU', () => Promise.reject(new TypeError('away')), true],
])(
  "the age check depends on the country that the platform reports for the visitor's IP address: %s [CALL-042] [ROLE-025] [OVERLAY-004]",
  async (_what, country, here, isAsked) => {
    expect((await visit(country, here)).current !== null).toBe(isAsked);
    expect(asked).toEqual(['/api/current_ip']);
  },
);

it('the age check requests no country on a page for another country, or if the visitor has already answered [CALL-042] [OVERLAY-005]', async () => {
  expect((await visit('NZ', says('AU'))).current).toBeNull();
  document.cookie = 'age_consent=1;path=/';
  expect((await visit('AU', says('AU'))).current).toBeNull();
  expect(asked).toEqual([]);
});

it.each([
  ['tab', document, 'visibilitychange'],
  ['window', window, 'focus'],
] as const)(
  'the age check ends when the page becomes visible after the cookie was set in another %s [OVERLAY-005] [STATE-062]',
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

it('the age check does not appear if it was answered in another tab while the country was being requested [OVERLAY-005] [STATE-062]', async () => {
  const question = await visit('AU', () => {
    document.cookie = 'age_consent=1;path=/';
    return says('AU')();
  });
  expect(asked).toEqual(['/api/current_ip']);
  expect(question.current).toBeNull();
});

it('confirming the age sets the cookie and ends the age check [OVERLAY-005] [STATE-062]', async () => {
  const question = await visit('AU', says('AU'));
  act(() => question.current?.approve());
  expect(question.current).toBeNull();
  expect(document.cookie).toBe('age_consent=1');
});
