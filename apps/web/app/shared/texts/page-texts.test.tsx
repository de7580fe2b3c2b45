import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';
import { afterEach, expect, it } from 'vitest';
import { PageTexts } from './page-texts.tsx';

afterEach(cleanup);

const seen = new Set<unknown>();
function Frame() {
  seen.add(useMessages());
  return <Outlet />;
}
const Title = ({ of }: { of: 'news' | 'limits' }) => <h1>{useTranslations(of)('title')}</h1>;
const own = { shell: { skip: 'Skip' } };

it('a page has the texts that its loaders return, and components that show texts re-render only for new namespaces', async () => {
  const router = createMemoryRouter([
    {
      // The root loader returns its texts packed.
      loader: () => ({ texts: 'packed' }),
      element: (
        <PageTexts locale="en-CA" texts={own}>
          <Frame />
        </PageTexts>
      ),
      HydrateFallback: () => null,
      children: [
        { index: true, loader: () => null, element: <h1>Lobby</h1> },
        { path: 'news', loader: () => ({ texts: { news: { title: 'News' } } }), element: <Title of="news" /> },
        { path: 'limits', loader: () => ({ texts: { limits: { title: 'Limits' } } }), element: <Title of="limits" /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  const heading = async (name: string) => expect(await screen.findByRole('heading', { name })).toBeTruthy();
  await heading('Lobby');
  expect([...seen]).toEqual([own]);
  for (const [path, title] of [
    ['/news', 'News'],
    ['/limits', 'Limits'],
    ['/news', 'News'],
    ['/', 'Lobby'],
  ] as const) {
    await act(() => router.navigate(path));
    await heading(title);
  }
  expect([...seen].map(texts => Object.keys(texts as object))).toEqual([
    ['shell'],
    ['shell', 'news'],
    ['shell', 'news', 'limits'],
  ]);
});
