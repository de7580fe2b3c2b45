import { cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { emptyShellData, ShellDataProvider, type ShellData } from '../app/shared/site/shell-data.ts';
import { ShellFrame } from '../app/shell/shell-frame.tsx';
import { playerWith, show } from '../app/testing/show.tsx';

const broken = vi.hoisted(() => () => ({
  default: (): never => {
    throw new TypeError('Failed to fetch');
  },
}));
vi.mock('../app/shared/money/canceled-watch.tsx', broken);
vi.mock('../app/shared/notices/notice-watch.tsx', broken);
vi.mock('../app/shell/header-notices/header-notices.tsx', broken);
vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.restoreAllMocks();
});

/** What the log names, apart from loads, which get no useful answers here. */
const named = () =>
  warn.mock.calls
    .map(([line]) => (JSON.parse(String(line)) as { what: string }).what)
    .filter(what => !what.startsWith('load '))
    .toSorted();

it('the page remains if the watchers for payments and notifications fail to load, and both are logged by name [B21]', async () => {
  const router = createMemoryRouter([{ path: '/', element: <PlayerLayer>page</PlayerLayer> }]);
  show(<RouterProvider router={router} />, playerWith());
  await expect.poll(() => named()).toEqual(['canceled deposit', 'notices']);
  expect(screen.getByText('page')).toBeTruthy();
});

it('the page remains if its header notices fail to load, and the notices are logged by name [B21]', async () => {
  const shell: ShellData = { ...emptyShellData, notices: [{ id: 1 } as unknown as ShellData['notices'][number]] };
  const frame = (
    <ShellDataProvider value={shell}>
      <ShellFrame dialogs={new Set()} openPanel={() => false} closePanels={() => undefined}>
        page
      </ShellFrame>
    </ShellDataProvider>
  );
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element: frame }])} />);
  await expect.poll(() => named()).toEqual(['header notices']);
  expect(screen.getByText('page')).toBeTruthy();
});
