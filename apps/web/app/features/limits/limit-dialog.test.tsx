import { ToastProvider } from '@liftoff/ui/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { LimitDialog } from './limit-dialog.tsx';

/** Opens the dialog for a new limit and returns a list that collects the limits it sends. */
function open(player: PlayerSeed): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/user_limits') && typeof body === 'string') sent.push(JSON.parse(body));
    return Response.json({}, { status: 201 });
  });
  show(
    <ToastProvider dismissLabel="Close">
      <LimitDialog limit={null} limits={[]} player={player} onClose={() => undefined} />
    </ToastProvider>,
    player,
  );
  return sent;
}

it('accepts any typed amount for a deposit limit, as for other limits, and sends it unchanged [C5]', async () => {
  const sent = open(playerWith());
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  const marked = () => `${amount().className} ${amount().type} ${amount().inputMode}`;
  expect(amount().getAttribute('list')).toBeNull();
  const ofDeposit = marked();
  fireEvent.click(screen.getByRole('radio', { name: 'Loss' }));
  expect(marked()).toBe(ofDeposit);
  fireEvent.click(screen.getByRole('radio', { name: 'Deposit' }));
  fireEvent.change(amount(), { target: { value: '1000000000000.01' } });
  fireEvent.click(screen.getByRole('button', { name: /limit|Save/i }));
  await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('A limit can be at most 1,000,000,000,000.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(amount(), { target: { value: '137.25' } });
  fireEvent.click(screen.getByRole('button', { name: /limit|Save/i }));
  await waitFor(() => expect(sent).toMatchObject([{ type: 'deposit', amount_cents: 13_725 }]));
});

it('lets a player with several currencies choose the currency of a limit', async () => {
  const one = playerWith();
  const [account] = one.accounts;
  if (!account) throw new Error('no account');
  // The form preselects the active currency, wherever it is among the accounts.
  const player = { ...one, accounts: [{ ...account, currency: 'JPY' as const, active: false }, account] };
  const sent = open(player);
  fireEvent.change(screen.getByRole('textbox', { name: 'Amount, EUR' }), { target: { value: '50' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'JPY' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, JPY' }).value).toBe('50');
  fireEvent.click(screen.getByRole('button', { name: /limit|Save/i }));
  await waitFor(() => expect(sent).toMatchObject([{ type: 'deposit', currency: 'JPY', amount_cents: 50 }]));
});

it('accepts a session limit only as a whole number of minutes from 5 to 1440 [POPUP-013] [VALID-050]', async () => {
  const sent = open(playerWith());
  fireEvent.click(screen.getByRole('radio', { name: 'Session' }));
  const save = (minutes: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: /minutes/i }), { target: { value: minutes } });
    fireEvent.click(screen.getByRole('button', { name: /limit|Save/i }));
  };
  for (const [minutes, said] of [
    ['30.', 'Enter a whole number.'],
    ['1e2', 'Enter a whole number.'],
    ['0x20', 'Enter a whole number.'],
    ['4', 'Enter 5 to 1440 minutes (24 hours).'],
    ['1441', 'Enter 5 to 1440 minutes (24 hours).'],
  ] as const) {
    save(minutes);
    expect(await screen.findByText(said), minutes).not.toBeNull();
  }
  expect(sent).toEqual([]);
  save(' 30 ');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ type: 'session', period: 'day', minutes: 30 })]));
});

it('warns before a limit of 0, because it stops play or deposits and is raised only after a wait [C3]', () => {
  open(playerWith());
  const amount = screen.getByRole('textbox', { name: /^Amount/ });
  const warned = () => screen.queryByText(/stops this completely/)?.closest('.notice--warn') ?? null;
  fireEvent.change(amount, { target: { value: '1' } });
  expect(warned()).toBeNull();
  fireEvent.change(amount, { target: { value: '0' } });
  expect(warned()).not.toBeNull();
});
