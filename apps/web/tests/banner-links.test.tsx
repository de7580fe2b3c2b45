import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SingleBanner } from '../app/features/lobby/banner/banner-slide.tsx';
import type { Banner } from '../app/features/lobby/banner/banner.ts';
import { useFollowLinks } from '../app/shell/follow-links.ts';
import { inEnglish } from '../app/testing/show.tsx';

afterEach(cleanup);

const banner: Banner = { id: 'a', picture: '/pictures/scene/launch', title: 'Orbit cup' };

function Frame() {
  useFollowLinks({ dialogs: new Set(), openPanel: () => false, stop: () => false });
  return <Outlet />;
}

function open(more: Partial<Banner>) {
  const children = [
    { index: true, element: <SingleBanner banner={{ ...banner, ...more }} /> },
    { path: '*', element: <h1>Opened</h1> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }]);
  render(inEnglish(<RouterProvider router={router} />));
  return router;
}
/** Clicks the banner's button. Returns whether the browser would follow the link itself. */
const press = () => fireEvent.click(screen.getByRole('link', { name: 'Go' }));

it.each([
  ['a path', '/tournaments/orbit-cup'],
  ['an address on the own host', `${location.origin}/tournaments/orbit-cup`],
])('a banner button with %s opens the page without leaving the site [PBANNER-008]', async (_what, href) => {
  const router = open({ action: { label: 'Go', href } });
  expect(press()).toBe(false);
  expect(await screen.findByText('Opened')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/tournaments/orbit-cup');
});

it('a banner button with an address on another host is left to the browser, which navigates away [PBANNER-009]', async () => {
  const router = open({ action: { label: 'Go', href: 'https://partner.example/offer' } });
  // jsdom cannot navigate, so the browser's own step is stopped after the site has seen the click.
  const stopped: boolean[] = [];
  const stop = (event: Event) => {
    stopped.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  press();
  expect(stopped).toEqual([false]);
  await new Promise(done => setTimeout(done));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('link', { name: 'Go' }).getAttribute('target')).toBeNull();
});

it('the second button of a banner opens a popup with the steps of the offer, which closes again', async () => {
  open({
    action: { label: 'Go', href: '/deposit' },
    popup: { label: 'How it works', title: 'How the second stage works', steps: ['Deposit.', 'Choose the offer.'] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'How it works' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How the second stage works' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Deposit.',
    'Choose the offer.',
  ]);
  expect(dialog.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/deposit');
  const [close] = dialog.getAllByRole('button', { name: 'Close' });
  if (close) fireEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});
