import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { useConfirmationScreen } from './confirmation-screen.tsx';
import DoneStep from '../sign-up/done-step.tsx';
import { useEmailVerifyScreen } from './email-verify-screen.tsx';

const email = 'ada@example.com';
const { user } = playerWith({}, { email, confirmed_at: null });
let answer: () => Response;
const asked = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/users/confirmation') {
      asked(JSON.parse(init?.body as string));
      return answer();
    }
    return Response.json(url === '/api/player' ? user : []);
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  asked.mockReset();
});

const sent = () => new Response(null, { status: 204 });
const refused = () =>
  Response.json(
    { refusal: 'invalid', errors: { email: ['VALIDATION.EMAIL.INVALID', 'other'] }, request_id: 'one' },
    { status: 422 },
  );
const toasts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent);

function inPage(part: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: part }]);
  show(<RouterProvider router={router} />);
}
/** Matches the start of the name, because a busy button also contains its progress text. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await act(async () => fireEvent.click(button));
};
const fill = async (name: string) => {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value: email } });
};

const Verify = () => useEmailVerifyScreen('').body;
const Confirmation = () => useConfirmationScreen().body;

/** Resends from the confirmation step, once the one-minute wait is over. */
const againAfterMinute = async () => {
  answer = sent;
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  asked.mockReset();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(toasts()).toEqual([]));
  return () => press('Send again');
};
const places: [string, () => Promise<() => Promise<void>>][] = [
  [
    'after registration',
    async () => {
      inPage(<DoneStep user={user} onLeave={() => undefined} />);
      return () => press('Send again');
    },
  ],
  [
    'on the screen that requests it',
    async () => {
      inPage(<Verify />);
      await fill('E-mail');
      return () => press('Send the link');
    },
  ],
  [
    'a minute after it was sent from that screen',
    async () => {
      answer = sent;
      inPage(<Verify />);
      await fill('E-mail');
      await press('Send the link');
      return againAfterMinute();
    },
  ],
  [
    'on the screen of an expired link',
    async () => {
      inPage(<Confirmation />);
      await fill('Send a new link to');
      return () => press('Send a new link');
    },
  ],
  [
    'a minute after it was sent from the screen of an expired link',
    async () => {
      answer = sent;
      inPage(<Confirmation />);
      await fill('Send a new link to');
      await press('Send a new link');
      return againAfterMinute();
    },
  ],
];

it.each(places)(
  'resending the confirmation link %s shows a toast with the address [ERR-013] [CALL-036]',
  async (_where, open) => {
    const resend = await open();
    answer = sent;
    await resend();
    await waitFor(() => expect(toasts()).toEqual([`A confirmation e-mail was sent to ${email}.`]));
    expect(asked.mock.calls).toEqual([[{ user: { email } }]]);
  },
);

it.each(places)(
  'a 422 response %s shows the first error about the address in a toast [ERR-012]',
  async (_where, open) => {
    const resend = await open();
    answer = refused;
    await resend();
    await waitFor(() => expect(toasts()).toEqual(['Enter a valid e-mail address, like name@mail.com.']));
  },
);
