import { afterEach, expect, it, vi } from 'vitest';
import { makePaths } from '../../shared/site/address/paths.ts';
import { hostileRedirects, leavesSite } from '../../testing/hostile-redirects.ts';
import { land } from './landing.ts';

const assign = vi.fn<(address: string) => void>();
afterEach(() => {
  assign.mockClear();
});

const paths = makePaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA' });

function arrive(query: string, beneath: string | null): void {
  vi.stubGlobal('location', { ...window.location, assign });
  land(new URLSearchParams(query), paths, beneath);
}

it.each([
  ['', '/pokies/all?page=2', '/pokies/all?page=2'],
  ['', null, '/'],
  ['redirect=%2Fprofile%2Flimits', '/pokies/all', '/profile/limits'],
  ['redirect=https%3A%2F%2Fevil.example', '/pokies/all', '/pokies/all'],
])(
  'signing in with query "%s" over page %s loads %s as a new document, so that the page shows the player\'s games [STATE-017] [GUARD-001]',
  (query, beneath, to) => {
    arrive(query, beneath);
    expect(assign.mock.calls).toEqual([[to]]);
  },
);

it('keeps the visitor on this site after sign-in, even if the redirect query names another site [A36]', () => {
  for (const redirect of hostileRedirects) arrive(String(new URLSearchParams({ redirect })), null);
  expect(assign).toHaveBeenCalledTimes(hostileRedirects.length);
  expect(assign.mock.calls.map(([to]) => to).filter(leavesSite)).toEqual([]);
});
