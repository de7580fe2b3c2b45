import type { Payment, TransactionReport } from '@liftoff/contract/cashbox/cashbox';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inEnglish, playerWith } from '../../../testing/show.tsx';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { useWithdrawal } from './use-withdrawal.ts';

const payment = {
  id: 'one',
  action: 'cashout',
  state: 'pending',
  method: 'card',
  currency: 'EUR',
} as unknown as Payment;
const asked = vi.fn<(key: string) => unknown>();
const reported = vi.fn<(type: string, id: string) => void>();
const library = {
  createWithdrawal: async ({ key }: { key: string }) => asked(key) ?? { ok: true, value: payment },
  reportTransaction: async ({ type, transaction_id: id }: TransactionReport) => {
    reported(type, id);
    return { ok: true, value: undefined };
  },
} as unknown as PaymentsLibrary;
const { user } = playerWith();
const wanted = { method: 'card', amount: 2_500n, currency: 'EUR', to: { profile_id: 'x' } } as const;

afterEach(() => {
  cleanup();
  asked.mockReset();
  reported.mockReset();
});

function open() {
  const onMoney = vi.fn<() => void>();
  const { result } = renderHook(() => useWithdrawal(library, user, onMoney), {
    wrapper: ({ children }) => inEnglish(children, playerWith()),
  });
  return { onMoney, now: () => result.current, ask: () => act(() => result.current.ask(wanted)) };
}
const keys = () => new Set(asked.mock.calls.map(([key]) => key));

it.each([
  ['nothing', { ok: true, value: null }],
  ['an HTML page', { ok: true, value: undefined }],
  ['a payment of another shape', { ok: true, value: { id: 7, state: 'pending' } }],
  ['the refusal `unavailable`', { ok: false, refusal: 'unavailable', fields: [] }],
  ['the refusal `unknown`', { ok: false, refusal: 'unknown', fields: [] }],
  ['the refusal `failed`', { ok: false, refusal: 'failed', fields: [] }],
])(
  'a withdrawal whose response contains %s is reported as failed and retried under the same key [A24] [B13]',
  async (_what, answer) => {
    asked.mockReturnValueOnce(answer);
    const { ask, now, onMoney } = open();
    await ask();
    expect([now().begun, now().refused?.ok, onMoney.mock.calls.length]).toEqual([null, false, 0]);
    await ask();
    expect([now().begun, now().refused]).toEqual([payment, null]);
    expect(keys().size).toBe(1);
  },
);

it('uses a new key for the next attempt after a refused withdrawal [A24]', async () => {
  asked.mockReturnValueOnce({ ok: false, refusal: 'not_enough_money', fields: [] });
  const { ask } = open();
  await ask();
  await ask();
  expect(keys().size).toBe(2);
});

it('reports a withdrawal to the fraud check as a payout once the withdrawal has begun [CALL-040]', async () => {
  asked.mockReturnValueOnce({ ok: false, refusal: 'not_enough_money', fields: [] });
  const { ask } = open();
  await ask();
  expect(reported).not.toHaveBeenCalled();
  await ask();
  expect(reported.mock.calls).toEqual([['payout', payment.id]]);
});
