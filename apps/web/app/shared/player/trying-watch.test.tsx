import { ToastProvider } from '@liftoff/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { sendFromBrowser } from '../calls/send.ts';
import { showTrying } from '../calls/trying.ts';
import { TryingWatch } from './trying-watch.tsx';

// Retries are disabled in development [ERR-005].
beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Sends a call that gets no answer; resolves to what becomes of it. */
function send(headers: Record<string, string>) {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection');
  });
  const sent = sendFromBrowser('POST /api/user_limits', '/api/user_limits', { method: 'POST', headers });
  return sent.then(
    () => 'answered',
    () => 'failed',
  );
}
const open = () =>
  show(
    <ToastProvider dismissLabel="Close">
      <TryingWatch />
    </ToastProvider>,
  );
const said = () => screen.queryByText(/We’re still trying/);
const turns = () => act(() => new Promise(done => setTimeout(done)));

it('shows that a call the player waits for is being retried and for how long, and lets the player cancel it [B9]', async () => {
  open();
  const sent = send({ 'idempotency-key': 'one' });
  expect((await screen.findByText(/We’re still trying/)).getAttribute('role')).toBe('status');
  expect(document.body.textContent).toMatch(/For up to \d:\d\d more/);
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(await sent).toBe('failed');
  await turns();
  expect(said()).toBeNull();
});

it.each([
  ['in a form that shows this itself', true, {}],
  ['by the page itself, in the background', false, { 'x-background': '1' }],
])('shows no toast for a call retried %s [B9]', async (_how, inForm, headers) => {
  open();
  const hide = inForm ? showTrying() : undefined;
  const sent = send({ 'idempotency-key': 'one', ...headers });
  await turns();
  expect(said()).toBeNull();
  hide?.();
  await turns();
  if (inForm) fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  else expect(said()).toBeNull();
  if (inForm) expect(await sent).toBe('failed');
});
