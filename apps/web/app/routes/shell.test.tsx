import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pack } from '../shared/site/packed.ts';
import { emptyShellData, type PackedShellData } from '../shared/site/shell-data.ts';
import { SiteProvider, useSite } from '../shared/site/site.ts';
import { show } from '../testing/show.tsx';
import Shell from './shell.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class ResizeObserver {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { studios, collections, gamesCount, pages, ...shell } = emptyShellData;
const loaderData: PackedShellData = { ...shell, lists: pack({ studios, collections, gamesCount, pages }) };

/** The site's frame around a guest's page. */
function GuestShell() {
  const site = { ...useSite(), language: { short: 'EN', name: 'English' } };
  return (
    <SiteProvider value={site}>
      <Shell {...({ loaderData } as Parameters<typeof Shell>[0])} />
    </SiteProvider>
  );
}

const field = () => screen.queryByRole('textbox', { name: 'Search games' });
const results = () => screen.queryByRole('heading', { name: 'Recommended' });

it('focuses the search field synchronously on the click, before the results below it are rendered', async () => {
  show(<RouterProvider router={createMemoryRouter([{ id: 'shell', path: '/', element: <GuestShell /> }])} />);
  // The search loads while the browser is idle.
  await vi.dynamicImportSettled();
  const opener = screen.getAllByRole('link', { name: 'Search games' })[0];
  opener?.click();
  // React renders the update of a click in a microtask after its listeners.
  await Promise.resolve();
  expect(field()).toBe(document.activeElement);
  expect(results()).toBeNull();
  await waitFor(() => expect(results()).not.toBeNull());
});
