import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let isApp = false;
/** Listeners that the current page has added, removed when it closes. */
const listeners: Parameters<typeof window.addEventListener>[] = [];
beforeEach(() => {
  isApp = false;
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof window.addEventListener>) => {
    listeners.push(given);
    listen(...given);
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isApp && query === '(display-mode: standalone)' }));
});
afterEach(() => {
  closePage();
  localStorage.clear();
  vi.restoreAllMocks();
});

function closePage(): void {
  cleanup();
  listeners.splice(0).forEach(given => window.removeEventListener(...given));
  vi.resetModules();
}

/** Opens a new page with a closed sidebar; returns a function that opens the sidebar. */
async function openPage(): Promise<() => void> {
  closePage();
  const { keepInstallOffer } = await import('../install-offer.ts');
  const { watchInstalls } = await import('../installed.ts');
  const { InstallBlock } = await import('./install-block.tsx');
  const { show } = await import('../../testing/show.tsx');
  keepInstallOffer();
  watchInstalls();
  return () => void show(<InstallBlock />);
}
const offer = () =>
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }));
const installed = () => window.dispatchEvent(new Event('appinstalled'));
const ways = () => screen.queryAllByText('Install the app').length;

it.each([
  ['a browser page', false, 1],
  ['the installed app', true, 0],
])('in %s (standalone: %s), the install entry is shown %i times [SHELL-055]', async (_where, standalone, count) => {
  isApp = standalone;
  (await openPage())();
  expect(ways()).toBe(count);
});

it.each([
  ["from the browser's own menu", () => undefined],
  ['after a dismissed offer', offer],
])(
  'an install %s hides the install entry, even while the sidebar is closed and after a reload [SHELL-055]',
  async (_how, before) => {
    const open = await openPage();
    before();
    installed();
    open();
    expect(ways()).toBe(0);
    (await openPage())();
    expect(ways()).toBe(0);
  },
);

it('a later install offer means that the app was removed, and shows the install entry again [SHELL-055]', async () => {
  await openPage();
  installed();
  const open = await openPage();
  offer();
  open();
  expect(screen.getByRole('button', { name: /Install the app/ })).toBeTruthy();
});

it('a later install offer shows the install entry on the next page even if the sidebar was never opened [SHELL-055]', async () => {
  await openPage();
  installed();
  await openPage();
  offer();
  (await openPage())();
  expect(ways()).toBe(1);
});

it('an install offer made before the page starts watching for installs counts too [SHELL-055]', async () => {
  await openPage();
  installed();
  closePage();
  const { keepInstallOffer } = await import('../install-offer.ts');
  keepInstallOffer();
  offer();
  (await import('../installed.ts')).watchInstalls();
  (await openPage())();
  expect(ways()).toBe(1);
});

it('an install still counts on the current page if the browser stores nothing [SHELL-055]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const open = await openPage();
  installed();
  open();
  expect(ways()).toBe(0);
});
