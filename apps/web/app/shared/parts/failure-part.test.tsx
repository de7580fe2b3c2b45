import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { failurePart } from './failure-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const draw = (read: () => Promise<{ default: () => React.ReactNode }>) => {
  const Failure = failurePart(read);
  show(
    <Suspense>
      <Failure />
    </Suspense>,
  );
};

it('the screen of what failed is drawn when it comes', async () => {
  draw(async () => ({ default: () => <h1>the screen</h1> }));
  expect((await screen.findByRole('heading')).textContent).toBe('the screen');
});

it.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is waited for while the page is loaded anew', () => Promise.resolve(undefined as never)],
])('where its script %s as well, words and the way to the lobby stand in its place [B21]', async (_what, read) => {
  draw(read);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page could not be loaded');
  expect(screen.getByText(/Your account and balance are not affected/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go to the lobby' });
  expect(link.getAttribute('href')).toBe('/');
  expect(link.dataset['document']).toBe('true');
});

it('without a connection they say so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You are offline');
});
