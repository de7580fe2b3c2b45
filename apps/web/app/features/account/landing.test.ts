// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { makePaths } from '../../shared/paths.ts';
import { land } from './landing.ts';

afterEach(() => vi.unstubAllGlobals());

const paths = makePaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA' });

it.each([
  ['', '/pokies/all?page=2', '/pokies/all?page=2'],
  ['', null, '/'],
  ['redirect=%2Fprofile%2Flimits', '/pokies/all', '/profile/limits'],
  ['redirect=https%3A%2F%2Fevil.example', '/pokies/all', '/pokies/all'],
])(
  'who signs in with "%s" over %s gets %s as a whole new page, so that its games are loaded anew for them [STATE-017] [GUARD-001]',
  (query, beneath, to) => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { ...window.location, assign });
    land(new URLSearchParams(query), paths, beneath);
    expect(assign.mock.calls).toEqual([[to]]);
  },
);
