import { act, cleanup, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type UNSAFE_AssetsManifest as Manifest,
} from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteRouter } from './site-router.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Breaks(): never {
  throw new Error('not even the failure can be drawn');
}

it('where not even the failure of the root can be drawn a last one is, until another address is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const router = createMemoryRouter([
    { id: 'root', path: '/', element: <Breaks />, errorElement: <Breaks /> },
    { id: 'other', path: '/other', element: <p>another page</p> },
  ]);
  const manifest = { routes: {} } as unknown as Manifest;
  const page = { basename: '/', manifest, modules: {}, data: {}, history: createBrowserHistory(), matches: null };
  render(<SiteRouter page={page} router={router} />);
  expect(await screen.findByRole('heading', { name: 'Application Error' })).toBeTruthy();
  await act(() => router.navigate('/other'));
  expect(screen.getByText('another page')).toBeTruthy();
});
