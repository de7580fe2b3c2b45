import type { User } from '@liftoff/contract/account/account';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readPreference } from '../../shared/preferences/preferences.ts';
import { SiteProvider, withPaths, type Site } from '../../shared/site/site.ts';
import { defaultBrand } from '../../shared/site/brand/brand.ts';
import { enTexts } from '../../testing/show.tsx';
import { watchHiddenTab } from './idle-title.ts';
import { startTracker } from './tracker.ts';
import VisitLayer from './visit-layer.tsx';

const ended = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./tracker.ts', () => ({ startTracker: vi.fn(() => ended) }));
vi.mock('./idle-title.ts', () => ({ watchHiddenTab: vi.fn(() => () => undefined) }));
vi.mock('../../shared/calls/fetched-texts.ts', () => ({ fetchTexts: () => Promise.resolve(enTexts) }));
vi.mock('../../shared/site/arrival.ts', () => ({
  completeArrival: async () => undefined,
  keepArrival: () => undefined,
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(user: User | null, brand: object, id = 'routes/shell') {
  const site = withPaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA', country: 'CA' } as Site);
  const element = (
    <SiteProvider value={site}>
      <IntlProvider locale="en-CA" messages={enTexts}>
        <VisitLayer user={user} />
      </IntlProvider>
    </SiteProvider>
  );
  const route = { id, path: '*', element, loader: () => ({ brand }) };
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { [id]: { brand } } } });
  return render(<RouterProvider router={router} />);
}
const player = { id: 7, statuses: [] } as unknown as User;
const customerTracker = 'https://tracker.example/module.js';

it.each([
  ['a player, whom the tracker identifies', player],
  ['a guest', null],
])("starts the operator's tracker on a page for %s, and stops it when the page unmounts [STATE-020]", (_who, user) => {
  const { unmount } = open(user, { customerTracker });
  expect(vi.mocked(startTracker).mock.calls).toEqual([[customerTracker, user]]);
  expect(ended).not.toHaveBeenCalled();
  unmount();
  expect(ended).toHaveBeenCalledOnce();
});

it('starts the tracker on a game page too, although it has no shell [STATE-020]', () => {
  open(player, { customerTracker }, 'GameItemSFU');
  expect(vi.mocked(startTracker).mock.calls).toEqual([[customerTracker, player]]);
});

it('passes no address to the tracker if the operator has configured none [STATE-020]', () => {
  open(player, {});
  expect(vi.mocked(startTracker).mock.calls).toEqual([[undefined, player]]);
});

it.each([
  ['was opened hidden', () => undefined],
  ['became hidden later', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('alternates the title of a tab that %s [CONST-026]', async (_when, hide) => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  open(null, defaultBrand);
  hide();
  await expect.poll(() => watchHiddenTab).toHaveBeenCalled();
});

it('a page restored by going Back checks whose session it is, on every route [GUARD-002]', () => {
  const asked = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  open(null, {}, 'routes/sign-in');
  expect(asked).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/player']);
});

it("detects an install through the browser's own menu on every page [SHELL-055]", () => {
  open(null, {}, 'GameItemSFU');
  window.dispatchEvent(new Event('appinstalled'));
  onTestFinished(() => localStorage.clear());
  expect(readPreference('installed')).toBe(true);
});
