import { ToastProvider } from '@liftoff/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { sendFromBrowser } from '../calls/send.ts';
import { showTrying } from '../calls/trying.ts';
import { TryingWatch } from './trying-watch.tsx';

// While the site is developed nothing is tried again (ERR-005).
beforeEach(() => void vi.stubEnv('DEV', false));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Sends something that nobody answers, and gives what becomes of it. */
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
const said = () => screen.queryByText(/We are still trying/);
const turns = () => act(() => new Promise(done => setTimeout(done)));

it('what a player waits for is said to be tried again, for how long, and can be given up [B9]', async () => {
  open();
  const sent = send({ 'idempotency-key': 'one' });
  expect((await screen.findByText(/We are still trying/)).getAttribute('role')).toBe('status');
  expect(document.body.textContent).toMatch(/For up to \d:\d\d more/);
  fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
  expect(await sent).toBe('failed');
  await turns();
  expect(said()).toBeNull();
});

it.each([
  ['in a form that says so itself', true, {}],
  ['by the page itself, in the background', false, { 'x-background': '1' }],
])('what is tried again %s is not said twice, or at all [B9]', async (_how, inForm, headers) => {
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
