import type { UserLimit } from '@liftoff/contract/limits/limits';
import { timeText } from '@liftoff/rules/notice/time-text';
import { ToastProvider } from '@liftoff/ui/toast';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import { LimitCard } from './limit-card.tsx';

const weekly: UserLimit = {
  id: '31',
  type: 'loss',
  period: 'week',
  accounts: [{ currency: 'EUR', amount_cents: 6_000, current_value_amount_cents: 1_550 }],
  minutes: null,
  resets_at: '2026-11-27T14:05:00.000Z',
  ends_at: null,
  pending: null,
};

/** Formats a time as the card does. */
const moment = (iso: string) => timeText(new Date(iso), 'en-CA', { dateStyle: 'medium', timeStyle: 'short' });

function open(limit: UserLimit) {
  show(
    <ToastProvider dismissLabel="Close">
      <LimitCard limit={limit} reached={false} playerId={7} onChange={() => undefined} />
    </ToastProvider>,
    playerWith(),
  );
  return screen.getByRole('region', { name: 'Loss limit (weekly)' });
}

it('shows over which period a limit counts, how much of it is left and when more becomes available [C6]', () => {
  const words = open(weekly).textContent;
  for (const said of ['€15.50', '€60.00', '€44.50 left', 'Counts the last 7 days']) expect(words).toContain(said);
  expect(words).toContain(`More becomes available on ${moment('2026-11-27T14:05:00.000Z')}.`);
  cleanup();
  expect(open({ ...weekly, resets_at: null }).textContent).not.toContain('More becomes available');
});

it('shows a limit as reached if less than the smallest stake is left, with that amount [STATE-049]', () => {
  const using = (current_value_amount_cents: number) =>
    open({ ...weekly, accounts: [{ currency: 'EUR', amount_cents: 6_000, current_value_amount_cents }] }).textContent;
  expect(using(5_991)).toContain('€0.09 left, less than the smallest stake');
  cleanup();
  expect(using(5_990)).not.toContain('smallest stake');
});

it('removes a limit with one call that has its own idempotency key, and shows when the removal can be confirmed [CALL-078]', async () => {
  const removal = { removal: true, accounts: [], minutes: null, confirmable_at: '2026-11-21T12:00:00.000Z' };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    sent.push([method, url, new Headers(headers).get('idempotency-key')?.length]);
    return Response.json({ ...weekly, pending: { ...removal, expires_at: '2026-11-28T12:00:00.000Z' } });
  });
  open(weekly);
  fireEvent.click(screen.getByRole('button', { name: 'Loss limit (weekly): options' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }, { timeout: 5_000 }));
  await waitFor(() => expect(sent).toEqual([['DELETE', '/api/user_limits/31', 36]]), { timeout: 5_000 });
  const from = new RegExp(moment('2026-11-21T12:00:00.000Z'));
  expect(await screen.findByText(from, undefined, { timeout: 5_000 })).toBeTruthy();
});
