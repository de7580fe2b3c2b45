import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { NoticesEntry } from './notices-entry.tsx';

const open = (groups: readonly string[]) => {
  const statuses = groups.map(id => ({ id, name: '' }));
  const { user } = playerWith({}, { statuses });
  show(<NoticesEntry user={user} />);
  return {
    bell: screen.queryByRole('button', { name: 'Notifications' }) !== null,
    support: screen.queryByRole('link', { name: 'Support' }) !== null,
  };
};

it("gives every player the bell that the phone's menu has [SHELL-041]", () => {
  expect(open([])).toEqual({ bell: true, support: true });
});

it('leaves out support for players in a group with notifications [ROLE-014]', () => {
  expect(open(['916'])).toEqual({ bell: true, support: false });
});
