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

/** Returns the log entries of the page: one JSON line each on the console. */
const told = () =>
  written.mock.calls.flatMap(([line]) => (String(line).startsWith('{') ? [JSON.parse(String(line)) as unknown] : []));

/** Opens a page whose loader fails with this reason. */
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
  ['fails to render', new TypeError('No result for the lobby'), 'No result for the lobby'],
  ['gets an error response', new Response('', { status: 503, statusText: 'Busy' }), '503 Busy'],
])(
  'a page that %s shows the failure inside the intact shell and logs it once [ERR-025]',
  async (_how, reason, message) => {
    open(reason);
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this page' })).toBeDefined();
    await expect.poll(told).toMatchObject([{ level: 'error', what: 'page', message }]);
  },
);

it('does not log a page that does not exist as a failure', async () => {
  open(new Response('', { status: 404 }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(told()).toEqual([]);
});
