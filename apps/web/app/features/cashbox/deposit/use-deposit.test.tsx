import type { Payment, PaymentStep, TransactionReport } from '@liftoff/contract/cashbox/cashbox';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inEnglish, playerWith, show } from '../../../testing/show.tsx';
import { DepositStep } from '../cashbox-dialog.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { useDeposit } from './use-deposit.ts';

const reported = vi.fn<(type: string, id: string) => void>();
const canceled = vi.fn<(id: string) => void>();
let next: PaymentStep;
const payment = {
  id: '0192f7c1-5a00-7000-8000-000000000001',
  action: 'deposit',
  state: 'pending',
  amount_cents: 2_500,
  currency: 'EUR',
  method: 'card',
  paid_to: null,
} as unknown as Payment;
const asked = vi.fn<(key: string) => unknown>();
const library = {
  createDeposit: async ({ key }: { key: string }) => asked(key) ?? { ok: true, value: { payment, next_step: next } },
  cancelDeposit: async (id: string) => {
    canceled(id);
    return { ok: true, value: { ...payment, state: 'canceled' } };
  },
  reportTransaction: async ({ type, transaction_id: id }: TransactionReport) => {
    reported(type, id);
    return { ok: true, value: undefined };
  },
} as unknown as PaymentsLibrary;
const { user } = playerWith();

/** Runs one deposit and renders its current step, like the cashbox. */
function Cashbox() {
  const { deposit, begin } = useDeposit(library, user, () => undefined, null);
  return (
    <>
      <output aria-label="Where it stands">
        {deposit.step} {deposit.step === 'choosing' && deposit.refused?.refusal}
      </output>
      <button onClick={() => void begin({ method: 'card', amount: 2_500n, currency: 'EUR' }, 0n)}>Deposit</button>
      {deposit.step === 'paying' && (
        <DepositStep paying={deposit} onLook={() => undefined} onMessage={() => undefined} onCancel={() => undefined} />
      )}
    </>
  );
}

afterEach(() => {
  cleanup();
  reported.mockReset();
  canceled.mockReset();
  asked.mockReset();
});

const state = () => screen.getByRole('status', { name: 'Where it stands' }).textContent;

/** Starts a deposit whose next step is `step`, and waits for it. */
async function begun(step: PaymentStep): Promise<void> {
  next = step;
  show(<Cashbox />);
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(state()).not.toMatch(/^beginning/));
}
const frames = () => [...document.querySelectorAll('iframe')].map(frame => frame.getAttribute('src'));

it("opens a deposit step on the platform's origin in a frame [A38]", async () => {
  await begun({ kind: 'frame', url: 'https://games.example/card/1' });
  expect(state()).toMatch(/^paying/);
  expect(frames()).toEqual(['https://games.example/card/1']);
});

it.each(
  (['frame', 'redirect'] as const).flatMap(kind =>
    [
      ["the site's origin", 'https://site.example/card/1'],
      ['the origin of the page', `${window.location.origin}/card/1`],
      ['an unknown origin', 'https://evil.example/card/1'],
      ["an origin that starts like the platform's", 'https://games.example.evil.example/card/1'],
      ["the platform's host without TLS", 'http://games.example/card/1'],
      ['a script URL', 'javascript:alert(1)//https://games.example/'],
      ['no origin', '/card/1'],
      ['nothing', ''],
    ].map(([what, url = '']) => [kind, what, url] as const),
  ),
)('a deposit %s step that points to %s fails: it opens no frame and offers no link [A38]', async (kind, _what, url) => {
  await begun({ kind, url });
  expect(state()).toBe('choosing failed');
  expect(frames()).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
});

const page = { kind: 'frame', url: 'https://games.example/card/1' } as const;
const keys = () => asked.mock.calls.map(([key]) => key);
const pressAgain = async () => {
  const before = asked.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1));
  await waitFor(() => expect(state()).not.toMatch(/^beginning/));
};

it.each([
  ['nothing', { ok: true, value: null }],
  ['an HTML page', { ok: true, value: undefined }],
  ['a text', { ok: true, value: 'done' }],
  ['no payment', { ok: true, value: { payment: null, next_step: page } }],
  ['a payment of another shape', { ok: true, value: { payment: { id: 7 }, next_step: page } }],
  ['no step', { ok: true, value: { payment } }],
  ['the refusal `unavailable`', { ok: false, refusal: 'unavailable', fields: [] }],
  ['the refusal `unknown`', { ok: false, refusal: 'unknown', fields: [] }],
  ['the refusal `failed`', { ok: false, refusal: 'failed', fields: [] }],
])(
  'a deposit whose response contains %s is shown as not started and retried under the same key [A24] [B13]',
  async (_what, answer) => {
    asked.mockReturnValueOnce(answer);
    await begun(page);
    expect(state()).toMatch(/^choosing (?:failed|unavailable|unknown)/);
    await pressAgain();
    expect(state()).toMatch(/^paying/);
    expect(new Set(keys()).size).toBe(1);
  },
);

it('a deposit that waits for the platform replaces the refusal of the one before', async () => {
  asked.mockReturnValueOnce({ ok: false, refusal: 'limit_reached', fields: [] });
  await begun(page);
  await waitFor(() => expect(state()).toBe('choosing limit_reached'));
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(state()).toMatch(/^beginning/);
  await waitFor(() => expect(state()).toMatch(/^paying/));
});

it('uses a new key for the next attempt after a refused deposit [A24]', async () => {
  asked.mockReturnValueOnce({ ok: false, refusal: 'limit_reached', fields: [] });
  await begun(page);
  await pressAgain();
  expect(new Set(keys()).size).toBe(2);
});

const order = { method: 'card', amount: 2_500n, currency: 'EUR' } as const;
/** Starts a deposit whose next step is `step`, and returns its status. */
async function stepAfter(step: PaymentStep): Promise<string> {
  next = step;
  const { result } = renderHook(() => useDeposit(library, user, () => undefined, null), {
    wrapper: ({ children }) => inEnglish(children),
  });
  await act(() => result.current.begin(order, 0n));
  return result.current.deposit.step;
}
const coinAddress = { address: 'bc1q', qr: ['10', '01'], network: 'Bitcoin', expires_at: '2026-11-20T13:00:00.000Z' };

it.each<[string, string, PaymentStep]>([
  ['that continues at its provider', 'paying', { kind: 'redirect', url: 'https://games.example/bank/1' }],
  ['that is sent to a crypto address', 'paying', { kind: 'address', ...coinAddress }],
  ['with a saved card', 'returned', { kind: 'wait' }],
])('reports a deposit %s to the fraud check once, when it begins [CALL-040]', async (_which, stands, step) => {
  expect(await stepAfter(step)).toBe(stands);
  expect(reported.mock.calls).toEqual([['transaction', payment.id]]);
});

it('does not report a deposit in a frame to the fraud check when it begins [CALL-040]', async () => {
  expect(await stepAfter(page)).toBe('paying');
  expect(reported).not.toHaveBeenCalled();
});

it.each([
  ['with Back, which closes the cashbox', cleanup],
  ['for another page, or reloading it', () => window.dispatchEvent(new Event('pagehide'))],
])('leaving the page %s cancels its frame payment, as clicking Close does', async (_how, leave) => {
  await begun(page);
  expect(canceled).not.toHaveBeenCalled();
  leave();
  expect(canceled.mock.calls).toEqual([[payment.id]]);
});

it.each([{ kind: 'redirect', url: 'https://games.example/pay/1' } as const, { kind: 'wait' } as const])(
  'leaving the page does not cancel a payment that continues outside the page ($kind)',
  async step => {
    await begun(step);
    cleanup();
    expect(canceled).not.toHaveBeenCalled();
  },
);
