// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { InstallBlock } from './install-block.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['a page of a browser', false, 1],
  ['the installed app itself', true, 0],
])('in %s (standalone: %s) the way to install it stands %i times [SHELL-055]', (_where, standalone, count) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: standalone && query === '(display-mode: standalone)' }));
  show(<InstallBlock />);
  expect(screen.queryAllByText('Install the app')).toHaveLength(count);
});
