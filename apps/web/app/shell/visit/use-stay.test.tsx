import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStay } from './use-stay.ts';

const minute = 60_000;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const agent = vi.spyOn(navigator, 'userAgent', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  agent.mockReturnValue(`${iphone} Mobile/15E148`);
});
afterEach(() => {
  cleanup();
  agent.mockReset();
  Reflect.deleteProperty(navigator, 'standalone');
});

function Page() {
  const close = useStay();
  return close === null ? null : <button onClick={close}>Close</button>;
}
const open = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const popup = () => screen.queryByRole('button', { name: 'Close' });

/** Adds other content to the page. */
function dialogOf(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

it('opens the popup after five minutes in an in-app browser, once per page [CONST-022] [POPUP-016]', async () => {
  open();
  await pass(5 * minute - 1);
  expect(popup()).toBeNull();
  await pass(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).toBeNull();
  await pass(10 * minute);
  expect(popup()).toBeNull();
});

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  '%s delays the in-app browser popup by a minute [CONST-023] [POPUP-016]',
  async html => {
    open();
    const other = dialogOf(html);
    await pass(5 * minute);
    expect(popup()).toBeNull();
    other.remove();
    await pass(minute - 1);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).not.toBeNull();
  },
);

it('opens the in-app browser popup even after another dialog has been open for several minutes [CONST-023]', async () => {
  open();
  const other = dialogOf('<div role="dialog"></div>');
  await pass(7 * minute);
  expect(popup()).toBeNull();
  other.remove();
  await pass(minute);
  expect(popup()).not.toBeNull();
});

it("never opens the in-app browser popup in the system's own browser [POPUP-016]", async () => {
  agent.mockReturnValue(`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`);
  open();
  await pass(10 * minute);
  expect(popup()).toBeNull();
});

it.each([
  [
    'by its display mode',
    () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') })),
  ],
  ['by the property that iOS sets', () => Reflect.set(navigator, 'standalone', true)],
])(
  'never opens the in-app browser popup in an app on the home screen, recognised %s [POPUP-016]',
  async (_how, install) => {
    install();
    open();
    await pass(10 * minute);
    expect(popup()).toBeNull();
  },
);
