import { ToastProvider } from '@liftoff/ui/toast';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReauth } from '../../../shared/player/reauth/use-reauth.tsx';
import { playerWith, show } from '../../../testing/show.tsx';
import { ReachCard } from './reach-card.tsx';

function Shown({ confirmed_at }: { confirmed_at: string | null }) {
  const { user } = playerWith({}, { confirmed_at, mobile_phone: null });
  return <ReachCard user={user} waiting={null} reauth={useReauth(false)} onChanged={() => undefined} />;
}

it.each([
  ['has not been confirmed', null, ['/email-verify']],
  ['has been confirmed', '2026-05-01T10:00:00Z', []],
])(
  'shows these confirmation links for an address that %s (%s): %o [POPUP-021] [ROUTE-051]',
  (_is, confirmed_at, to) => {
    show(
      <ToastProvider dismissLabel="Close">
        <Shown confirmed_at={confirmed_at} />
      </ToastProvider>,
    );
    const links = screen.queryAllByRole('link', { name: 'Confirm your e-mail' });
    expect(links.map(link => link.getAttribute('href'))).toEqual(to);
  },
);
