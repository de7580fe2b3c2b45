import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { DepositStep } from '../cashbox-dialog.tsx';
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
    payment: {
      amount_cents: 25_000,
      currency: 'BTC',
      state: 'pending',
      created_at: '2027-03-01T11:00:00.000Z',
      confirmations: null,
      ...of,
    },
    before: 0n,
    canceling: false,
  }) as Paying;
const ask = (of?: Partial<Payment>, onLook: () => void = () => {}) =>
  show(<DepositStep paying={paying(of)} onLook={onLook} onMessage={() => {}} onCancel={() => {}} />);

beforeEach(() => void vi.useFakeTimers());

describe('deposit address for a cryptocurrency', () => {
  it.each([
    [25_000, 'BTC', '0.00025 BTC'],
    [100_000_000, 'BTC', '1 BTC'],
    [1_000_000_000, 'BTC', '10 BTC'],
    ['12345000000000000', 'ETH', '0.012345 ETH'],
  ] as const)(
    'shows the deposit amount in whole coins, as a wallet does: %s of %s',
    (amount_cents, currency, reported) => {
      ask({ amount_cents, currency });
      expect(screen.getByRole('heading').textContent?.replaceAll('\u00a0', ' ')).toContain(reported);
    },
  );

  it('the deposit address screen shows the network and expiry, and can be cancelled until coins are detected', () => {
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

  it('copies the deposit address with one click, and tolerates a browser without a clipboard', async () => {
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

  it("shows the deposit amount's euro value and rate once the rates arrive [CALL-049]", async () => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', async () => Response.json({ BTC: { EUR: '84250' }, ETH: { EUR: '2910' } }));
    ask();
    expect(await screen.findByText(/^Worth about €21\.06 today \(1\sBTC ≈ €84,250\.00\)$/)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('shows only the rate for an amount worth less than a cent', async () => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', async () => Response.json({ DOG: { EUR: '0.1465' } }));
    ask({ amount_cents: 1_000_000, currency: 'DOG' });
    expect(await screen.findByText(/^1\sDOG ≈ €0\.1465$/)).toBeTruthy();
    expect(screen.queryByText(/Worth about/)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('shows how many network confirmations a crypto payment has', () => {
    ask({ state: 'processing', confirmations: { seen: 1, needed: 3 } });
    expect(screen.getByText('1 of 3 confirmations')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3 confirmations');
    cleanup();
    ask();
    expect(screen.queryByText(/confirmations/)).toBeNull();
  });

  it('warns against other coins and networks, and hides the deposit address after one hour even if the local clock changes', () => {
    ask();
    expect(screen.getByText(/^Send only BTC, in one transaction, on the Bitcoin network\./)).toBeTruthy();
    vi.setSystemTime('2031-01-01T00:00:00.000Z');
    act(() => void vi.advanceTimersByTime(3_599_000));
    expect(screen.getByText(/sandbox-btc-1f/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^This address has expired Please don’t send any more coins to it/,
    );
    expect(screen.queryByText(/sandbox-btc-1f/)).toBeNull();
    cleanup();
    ask({ state: 'processing' });
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(screen.getByText(/sandbox-btc-1f/)).toBeTruthy();
  });

  it('polls the payment status only while the deposit address screen is open', () => {
    const onLook = vi.fn<() => void>();
    ask({}, onLook);
    vi.advanceTimersByTime(9_000);
    expect(onLook).toHaveBeenCalledTimes(3);
    cleanup();
    vi.advanceTimersByTime(9_000);
    expect(onLook).toHaveBeenCalledTimes(3);
  });
});
