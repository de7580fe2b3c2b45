import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { ProfileFrame } from './profile-frame.tsx';

const at = (path: string) =>
  show(
    <MemoryRouter initialEntries={[path]}>
      <ProfileFrame>the page</ProfileFrame>
    </MemoryRouter>,
    playerWith({}, { nickname: 'Nova', statuses: [{ id: '258', name: 'Silver' }] }),
  );

const menu = () => within(screen.getByRole('navigation', { name: 'Profile' })).getAllByRole('link');
const current = () => menu().flatMap(link => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []));

it('the profile menu links to every page of the profile', () => {
  at('/profile/main');
  expect(menu().map(link => link.getAttribute('href'))).toEqual([
    '/profile/main',
    '/profile/level',
    '/profile/gifts',
    '/profile/verification',
    '/profile/limits',
    '/profile/security',
    '/profile/games-history',
  ]);
});

it.each([
  ['/profile', 'Main'],
  ['/profile/main', 'Main'],
  ['/profile/subscriptions', 'Main'],
  ['/profile/limits', 'Limits'],
  ['/profile/games-history', 'Games history'],
])('the profile menu on %s marks %s as the current page', (path, name) => {
  at(path);
  expect(current()).toEqual([name]);
});

it("the profile frame shows the player's name, status and id", () => {
  at('/profile');
  expect(screen.getByText('Nova')).toBeTruthy();
  expect(screen.getByText('Silver · ID 7')).toBeTruthy();
});
