import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
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

  it('says what is worth how much at which rate, once the platform says [CALL-049]', async () => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', async () => Response.json({ BTC: { EUR: '84250' }, ETH: { EUR: '2910' } }));
    ask();
    expect(await screen.findByText(/^Worth about €21\.06 today \(1\sBTC ≈ €84,250\.00\)$/)).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('tells of coins that are worth less than a cent their rate alone', async () => {
    vi.useRealTimers();
    vi.stubGlobal('fetch', async () => Response.json({ DOG: { EUR: '0.1465' } }));
    ask({ amount_cents: 1_000_000, currency: 'DOG' });
    expect(await screen.findByText(/^1\sDOG ≈ €0\.1465$/)).toBeTruthy();
    expect(screen.queryByText(/Worth about/)).toBeNull();
    vi.unstubAllGlobals();
  });

  it('tells how far the network has confirmed what was sent', () => {
    ask({ state: 'processing', confirmations: { seen: 1, needed: 3 } });
    expect(screen.getByText('1 of 3 confirmations')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3 confirmations');
    cleanup();
    ask();
    expect(screen.queryByText(/confirmations/)).toBeNull();
  });

  it('warns of other coins and networks, and is not to be sent to once its hour is over, whatever the clock here says', () => {
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
