import { ToastProvider } from '@liftoff/ui/toast';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { AvatarMenu } from './avatar-menu.tsx';

it.each([
  ['the nickname', { nickname: 'Ada' }, 'Ada'],
  ['the name of the profile where there is none', { nickname: null, first_name: 'Ada', last_name: 'King' }, 'Ada King'],
])('the header shows %s next to the avatar [SHELL-036]', (_what, names, name) => {
  const player = playerWith({}, names);
  show(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <AvatarMenu user={player.user} />
      </ToastProvider>
    </MemoryRouter>,
    player,
  );
  const summary = screen.getByLabelText(`Profile, ${name}`);
  expect(summary.textContent).toBe(name);
  expect(summary.querySelector('.avatar')?.getAttribute('data-initials')).toBe(name === 'Ada' ? 'A' : 'AK');
});
