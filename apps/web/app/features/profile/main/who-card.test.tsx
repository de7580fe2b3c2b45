import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { WhoCard } from './who-card.tsx';

it.each([
  ['has not been confirmed', null, ['/email-verify']],
  ['has been confirmed', '2026-05-01T10:00:00Z', []],
])(
  'shows these confirmation links for an address that %s (%s): %o [POPUP-021] [ROUTE-051]',
  (_is, confirmed_at, to) => {
    const { user } = playerWith({}, { confirmed_at });
    show(<WhoCard user={user} />, { ...playerWith(), user });
    const links = screen.queryAllByRole('link', { name: 'Confirm your e-mail' });
    expect(links.map(link => link.getAttribute('href'))).toEqual(to);
  },
);
