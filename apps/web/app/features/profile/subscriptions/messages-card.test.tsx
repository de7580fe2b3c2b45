import { QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@liftoff/ui/toast';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { MessagesCard } from './messages-card.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const off = { receive_promos: false, receive_sms_promos: false, promos_waiting: null, sms_promos_waiting: null };

function open(answerOf: (body: object) => Response, loaded: object = off) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body: text }: RequestInit) => {
    if (`${method} ${url}` === 'GET /api/subscriptions') return Response.json(loaded);
    if (`${method} ${url}` !== 'PUT /api/subscriptions') throw new Error(`${method} ${url} is not asked here`);
    const body: object = typeof text === 'string' ? JSON.parse(text) : {};
    sent.push(body);
    return answerOf(body);
  });
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Close">
        <MessagesCard />
      </ToastProvider>
    </QueryClientProvider>,
    playerWith(),
  );
  return sent;
}

const email = async (name = 'Offers by e-mail') => {
  const found = screen.getByRole<HTMLInputElement>('switch', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};

it('an offers switch is off until turned on, confirms the change, and sends only the changed setting [PERR-007] [CALL-019] [CALL-020] [PCALL-040]', async () => {
  const sent = open(body => Response.json({ ...off, ...body }));
  const found = await email();
  expect(found.checked).toBe(false);
  found.click();
  await waitFor(() => expect(found.checked).toBe(true));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent).toEqual([{ receive_promos: true }]);
});

it('a player who is already subscribed sees a message from the loaded settings, without a call [PERR-006]', async () => {
  const sent = open(() => Response.json(off), { ...off, receive_promos: true });
  expect((await email()).checked).toBe(true);
  expect(screen.getAllByText('You already receive these.')).toHaveLength(1);
  expect((await email('Offers by SMS')).checked).toBe(false);
  expect(sent).toEqual([]);
});

it('an offers switch keeps its previous setting and shows a warning if the change fails [PERR-008]', async () => {
  open(() => Response.json({ refusal: 'unavailable' }, { status: 503 }));
  const found = await email();
  found.click();
  const told = await screen.findByText(/Something went wrong/);
  expect(told.closest('.toast')?.className).toBe('toast toast--warn');
  expect(found.checked).toBe(false);
});

it("an offers switch shows the setting returned by the platform, even if it differs from the player's choice [CALL-019]", async () => {
  open(() => Response.json(off));
  const found = await email();
  found.click();
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(found.checked).toBe(false);
});

it.each([
  ['Offers by e-mail', 'receive_promos', 'promos_waiting', 60],
  ['Offers by e-mail', 'receive_promos', 'promos_waiting', 0],
  ['Offers by SMS', 'receive_sms_promos', 'sms_promos_waiting', 60],
  ['Offers by SMS', 'receive_sms_promos', 'sms_promos_waiting', 0],
] as const)(
  '%s wait until the player opens the emailed link (%s, %s), which can be sent again after %s seconds [C39]',
  async (name, requested, waits, again_in_sec) => {
    const sent = open(() => Response.json({ ...off, [waits]: { again_in_sec } }));
    const found = await email(name);
    found.click();
    expect(await screen.findByText(/Until then we won’t send you any offers/)).toBeTruthy();
    expect(screen.getByText('We sent you a link to confirm.')).toBeTruthy();
    expect(found.checked).toBe(true);
    if (again_in_sec > 0) expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
    else {
      (await screen.findByRole('button', { name: /Send again/ })).click();
      await waitFor(() => expect(sent).toEqual([{ [requested]: true }, { [requested]: true }]));
    }
  },
);
