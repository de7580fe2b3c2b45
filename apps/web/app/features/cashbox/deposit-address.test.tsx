// @vitest-environment jsdom
import type { Payment } from '@liftoff/contract/cashbox';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DepositStep } from './deposit-step.tsx';
import type { Paying } from './use-deposit.ts';

const paying = (of: Partial<Payment> = {}): Paying =>
  ({
    step: 'paying',
    next: {
      kind: 'address',
      address: 'sandbox-btc-1f',
      qr: ['10', '01'],
      network: 'Bitcoin',
      expires_at: '2027-03-01T12:00:00.000Z',
    },
    payment: { amount_cents: 25_000, currency: 'BTC', state: 'pending', ...of },
    before: 0n,
    canceling: false,
  }) as Paying;
const ask = (of?: Partial<Payment>, onLook: () => void = () => {}) =>
  show(<DepositStep paying={paying(of)} onLook={onLook} onMessage={() => {}} onCancel={() => {}} />);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('an address to send coins to', () => {
  it.each([
    [25_000, 'BTC', '0.00025 BTC'],
    [100_000_000, 'BTC', '1 BTC'],
    [1_000_000_000, 'BTC', '10 BTC'],
    ['12345000000000000', 'ETH', '0.012345 ETH'],
  ] as const)('tells the amount in whole coins, as a wallet counts: %s of %s', (amount_cents, currency, reported) => {
    ask({ amount_cents, currency });
    expect(screen.getByRole('heading').textContent).toContain(reported);
  });

  it('stands there with its network and its end, and can be canceled until coins are seen', () => {
    ask();
    expect(screen.getByText(/sandbox-btc-1f/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Scan the address with your wallet' })).toBeTruthy();
    expect(screen.getByText('Bitcoin')).toBeTruthy();
    expect(screen.getByText(/Mar/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Cancel payment/ })).toBeTruthy();
    expect(screen.getByText('Waiting for your payment')).toBeTruthy();
    cleanup();
    ask({ state: 'processing' });
    expect(screen.getByText('Payment received, waiting for confirmation')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel payment/ })).toBeNull();
  });

  it('is copied with one press, and a browser that copies nothing breaks nothing', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    ask();
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText.mock.calls).toEqual([['sandbox-btc-1f']]);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy amount' }));
    expect(writeText).toHaveBeenLastCalledWith('0.00025');
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    fireEvent.click(screen.getAllByRole('button', { name: /^Cop/ })[0] ?? document.body);
    expect(screen.getByRole('heading')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('asks where the payment stands for as long as it is shown', () => {
    const onLook = vi.fn<() => void>();
    ask({}, onLook);
    vi.advanceTimersByTime(9_000);
    expect(onLook).toHaveBeenCalledTimes(3);
    cleanup();
    vi.advanceTimersByTime(9_000);
    expect(onLook).toHaveBeenCalledTimes(3);
  });
});
