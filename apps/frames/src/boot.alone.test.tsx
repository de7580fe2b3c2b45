import type { ComponentProps } from 'react';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boot } from './boot.tsx';
import { shownHashes } from './frame/shown-hashes.ts';
import { startWith } from './testing/fake-frame.tsx';
import { unfolded } from './testing/unfolded.ts';
import type * as texts from './frame/texts.tsx';

// The build expands the keys of the texts when it compiles them; the test does it here.
vi.mock('./frame/texts.tsx', async original => {
  const { TextsProvider } = await original<typeof texts>();
  return {
    TextsProvider: ({ texts: flat, ...rest }: ComponentProps<typeof TextsProvider>) => (
      <TextsProvider {...rest} texts={unfolded(flat)} />
    ),
  };
});

// The game has separate tests, and would still be rendering after this one has ended.
vi.mock('./engines/game-frame.tsx', () => ({ GameFrame: () => null }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
});

it('shows a failure with a retry button if the platform does not respond to the launch request within twenty seconds', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const silent = (_route: string, _url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const booted = boot(element, { token: 'x', parent: null, language: 'en-CA' }, silent);
  await act(() => vi.advanceTimersByTimeAsync(19_900));
  expect(element.textContent).toBe('');
  await act(async () => {
    await vi.advanceTimersByTimeAsync(200);
    await booted;
  });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the game');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it("stores the hash of the current seed before the first stake, and removes the previous player's data [C33] [A10]", async () => {
  const start = startWith({ subunits_to_unit: 100 });
  const element = document.body.appendChild(document.createElement('div'));
  const answers = () => Promise.resolve(Response.json({ frame_token: 'y', start }));
  const other = { ...start, storage_key: 'two' };
  shownHashes(other).see(start.seed);
  await act(() => boot(element, { token: 'x', parent: null, language: 'en-CA' }, answers));
  expect(shownHashes(start).of(1)).toBe('aa');
  expect(shownHashes(other).of(1)).toBeNull();
});
