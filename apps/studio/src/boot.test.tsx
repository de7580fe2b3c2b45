// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boot } from './boot.tsx';

// The texts are compiled by the build; here they are their keys.

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('a platform that does not answer the start is told of after eight seconds, with a way to try again', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const silent = (_route: string, _url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const booted = boot(element, { token: 'x', parent: null, language: 'en-CA' }, silent);
  await act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(element.textContent).toBe('');
  await act(async () => {
    await vi.advanceTimersByTimeAsync(200);
    await booted;
  });
  expect(screen.getByRole('alert').textContent).toContain('start.failed.title');
  expect(screen.getByRole('button', { name: 'start.again' })).toBeTruthy();
});
