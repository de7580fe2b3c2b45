import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SparePart } from './spare-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part whose chunk does not come leaves the page as it is, and is named in the log [B21]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Gone = lazy(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')));
  render(
    <>
      <p>the round</p>
      <SparePart name="menu of the game">
        <Suspense fallback={<p>wait</p>}>
          <Gone />
        </Suspense>
      </SparePart>
    </>,
  );
  await expect.poll(() => screen.queryByText('wait')).toBeNull();
  expect(screen.getByText('the round')).toBeTruthy();
  expect(warn.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what)).toEqual([
    'menu of the game',
  ]);
});
