import { cleanup, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { show } from '../testing/show.tsx';
import { ErrorBoundary } from './page.tsx';

let written: MockInstance<typeof console.error>;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is told of a page: a line each in the console, which goes to the casino as well. */
const told = () =>
  written.mock.calls.flatMap(([line]) => (String(line).startsWith('{') ? [JSON.parse(String(line)) as unknown] : []));

/** A page whose data does not come, for this reason. */
function open(reason: unknown) {
  const Routes = createRoutesStub([
    {
      path: '/',
      ErrorBoundary,
      loader: () => {
        throw reason;
      },
      Component: () => null,
      HydrateFallback: () => null,
    },
  ]);
  show(<Routes />);
}

it.each([
  ['breaks', new TypeError('No result for the lobby'), 'No result for the lobby'],
  ['is answered with a failure', new Response('', { status: 503, statusText: 'Busy' }), '503 Busy'],
])('a page that %s says so in a shell that stands, and is logged once [ERR-025]', async (_how, reason, message) => {
  open(reason);
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeDefined();
  await expect.poll(told).toMatchObject([{ level: 'error', what: 'page', message }]);
});

it('a page that is not there is no failure: nobody is told', async () => {
  open(new Response('', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(told()).toEqual([]);
});
