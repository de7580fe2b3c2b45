import type { User } from '@liftoff/contract/account/account';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faults, type Fault } from '../../testing/browser-loads.ts';
import { enTexts } from '../../testing/show.tsx';
import { IntlProvider } from 'use-intl';
import { defaultBrand } from '../../shared/site/brand/brand.ts';
import type { Site } from '../../shared/site/site.ts';

const game = { identifier: 'moon-koi', provider: 'crane', preview: '/pictures/poster/moon-koi', tint: '#123456' };
/**
 * Loads that only some visitors' browsers make: from Australia, in the group of a new studio, referred by another
 * site, and staying long.
 */
const loads: readonly (readonly [path: string, answer: unknown, logged: string, missing: RegExp | null])[] = [
  // The age check is shown even if the visitor's country is unknown.
  ['/api/current_ip', { ip: '203.0.113.9', country_code: 'AU' }, 'load country of the address', null],
  ['/api/fe/config/stag-by-referrer-name', { 'partner.example': '20011' }, 'load tags by referrer', null],
  [
    '/api/fe/config/survey-config',
    { survey_id: 's', survey_collector_id: 'c', is_enable_widget: true },
    'load survey',
    /How easy is it/,
  ],
  ['/api/games_filter', { data: [game], pagination: {} }, 'load new studio', /has joined us/],
  [
    '/api/games/providers',
    [{ id: 'crane', slug: 'crane', title: 'Paper Crane', games_count: 2 }],
    'load new studio',
    /has joined us/,
  ],
];

/** Timeout of a call in development, and therefore here [CONST-002]. */
const callMs = 8_000;

let failing: { path: string; fault: Fault } | null;
let timeUp: AbortController;
const thrown = vi.fn<(reason: unknown) => void>();
const warned = vi.fn<(line: string) => void>();
beforeEach(() => {
  vi.resetModules();
  failing = null;
  timeUp = new AbortController();
  const inTime = AbortSignal.timeout;
  // Calls time out only when the test aborts `timeUp`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
    ms < callMs ? inTime.call(AbortSignal, ms) : timeUp.signal,
  );
  sessionStorage.setItem('liftoff.visitMs', String(6 * 60_000));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.partner.example/list');
  vi.spyOn(console, 'warn').mockImplementation(warned);
  process.on('unhandledRejection', thrown);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    if (failing?.path === path) return failing.fault(init?.signal);
    if (path === '/messages/en-CA.json') return Response.json(enTexts);
    // The player is not on a break and can be invited.
    if (path === '/api/user_limits') return Response.json([]);
    // There are no country-specific collections.
    if (path === '/api/games/collections') return Response.json([]);
    const known = loads.find(([of]) => of === path);
    return known ? Response.json(known[1]) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  process.off('unhandledRejection', thrown);
  thrown.mockReset();
  warned.mockReset();
  sessionStorage.clear();
  document.cookie = 'age_consent=;path=/;max-age=0';
  vi.restoreAllMocks();
});

const user = { id: 7, statuses: [{ id: '1030', name: '1030' }] } as unknown as User;

async function visit() {
  const { default: VisitLayer } = await import('./visit-layer.tsx');
  const { SiteProvider, withPaths } = await import('../../shared/site/site.ts');
  const site = withPaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA', country: 'AU' } as Site);
  const element = (
    <SiteProvider value={site}>
      <IntlProvider locale="en-CA" messages={enTexts} timeZone="UTC">
        <VisitLayer user={user} />
      </IntlProvider>
    </SiteProvider>
  );
  const shell = { id: 'routes/shell', path: '*', element, loader: () => ({ brand: defaultBrand }) };
  const router = createMemoryRouter([shell], {
    hydrationData: { loaderData: { 'routes/shell': { brand: defaultBrand } } },
  });
  await act(async () => void render(<RouterProvider router={router} />));
  // The age check covers everything else until it is answered.
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await act(async () => yes.click());
  const { arrival } = await import('../../shared/site/arrival.ts');
  return arrival;
}
const said = () => warned.mock.calls.map(([line]) => (JSON.parse(line) as { what: string }).what);

it('if all loads of a visit succeed, each has its effect', async () => {
  const arrival = await visit();
  await screen.findByText(/has joined us/);
  await waitFor(() => expect(arrival().stag).toBe('20011'));
  expect(said()).toEqual([]);
});

it.each(
  loads.flatMap(([path, , logged, missing]) =>
    faults.map(([what, fault]) => [path, what, fault, logged, missing] as const),
  ),
)(
  'if the rarely made load %s %s, the page stays usable, the load is logged by name, and no other content is missing [CONST-030] [B12] [B13]',
  async (path, what, fault, logged, missing) => {
    failing = { path, fault };
    const arrival = await visit();
    const hangs = what === 'hangs' && path !== '/api/current_ip';
    // Configuration files can contain anything; values of the wrong type are ignored without a log entry.
    const saysNothing = path.includes('/config/') && /^is (?:of|a list)/.test(what);
    if (!hangs && !saysNothing) await waitFor(() => expect(said()).toContain(logged));
    if (missing === null || !missing.test('x has joined us')) await screen.findByText(/has joined us/);
    else expect(screen.queryByText(missing)).toBeNull();
    if (!path.includes('stag-by')) await waitFor(() => expect(arrival().stag).toBe('20011'));
    else expect(arrival().stag).toBeNull();
    expect(new Set(said())).toEqual(new Set(hangs || saysNothing ? [] : [logged]));
    if (hangs) {
      await act(async () => timeUp.abort(new DOMException('too long', 'TimeoutError')));
      await waitFor(() => expect(new Set(said())).toEqual(new Set([logged])));
    }
    expect(thrown).not.toHaveBeenCalled();
  },
);
