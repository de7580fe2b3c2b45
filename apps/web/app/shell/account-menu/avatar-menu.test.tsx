import type { User } from '@liftoff/contract/account/account';
import { ToastProvider } from '@liftoff/ui/toast';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { AvatarMenu } from './avatar-menu.tsx';

function open(user: Partial<User>) {
  const player = playerWith({}, user);
  show(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <AvatarMenu user={player.user} />
      </ToastProvider>
    </MemoryRouter>,
    player,
  );
}

it.each([
  ['the nickname', { nickname: 'Ada' }, 'Ada'],
  ["the profile's name if there is no nickname", { nickname: null, first_name: 'Ada', last_name: 'King' }, 'Ada King'],
])('the header shows %s next to the avatar [SHELL-036]', (_what, names, name) => {
  open(names);
  const summary = screen.getByLabelText(`Profile, ${name}`);
  expect(summary.textContent).toBe(name);
  expect(summary.querySelector('.avatar')?.getAttribute('data-initials')).toBe(name === 'Ada' ? 'A' : 'AK');
});

it("the header shows a VIP player's level on the avatar, and no level for other players [SHELL-037] [PVIP-012]", () => {
  open({ nickname: 'Ada', statuses: [{ id: '259', name: 'Gold' }] });
  expect(screen.getByLabelText('Profile, Ada, Gold').querySelector('.avatar--vip')).not.toBeNull();
  cleanup();
  open({ nickname: 'Ada' });
  expect(screen.getByLabelText('Profile, Ada').querySelector('.avatar--vip')).toBeNull();
});
