import { describe, expect, it } from 'vitest';
import { localDays } from '../account/local-days.ts';
import { cashbackDay, netLoss } from './cashback.ts';

const rates = { EUR: { EUR: '1' }, CAD: { EUR: '0.66' } };

describe('the day of cashback', () => {
  it('is the day before, from midnight to midnight of the time zone, and can be claimed until the next midnight', () => {
    const of = (zone: string, at: string) => cashbackDay(localDays(zone), new Date(at));
    expect(of('Europe/Berlin', '2026-11-20T22:59:59Z')).toEqual({
      day: '2026-11-19',
      from: new Date('2026-11-18T23:00:00Z'),
      until: new Date('2026-11-19T23:00:00Z'),
      claimableUntil: new Date('2026-11-20T23:00:00Z'),
    });
    expect(of('Europe/Berlin', '2026-11-20T23:00:00Z').day).toBe('2026-11-20');
    expect(of('Pacific/Auckland', '2026-11-20T23:00:00Z').day).toBe('2026-11-20');
    // The day on which clocks go back has 25 hours.
    expect(of('Europe/Berlin', '2026-10-26T12:00:00Z')).toMatchObject({
      from: new Date('2026-10-24T22:00:00Z'),
      until: new Date('2026-10-25T23:00:00Z'),
    });
  });
});

describe('a net loss', () => {
  it('sets wins in one currency against losses in another, and is never negative', () => {
    const loss = (eur: bigint, cad: bigint) =>
      netLoss(
        [
          { currency: 'EUR', net: eur },
          { currency: 'CAD', net: cad },
        ],
        'EUR',
        rates,
      );
    expect(loss(-1_000n, 0n)).toBe(1_000n);
    expect(loss(-1_000n, 1_000n)).toBe(340n);
    expect(loss(-500n, 1_000n)).toBe(0n);
    expect(netLoss([], 'EUR', rates)).toBe(0n);
  });

  it('rounds a converted loss down, and a converted win up', () => {
    expect(netLoss([{ currency: 'CAD', net: -1n }], 'EUR', rates)).toBe(0n);
    expect(netLoss([{ currency: 'CAD', net: -2n }], 'EUR', rates)).toBe(1n);
    const mixed = [
      { currency: 'EUR', net: -10n },
      { currency: 'CAD', net: 1n },
    ];
    expect(netLoss(mixed, 'EUR', rates)).toBe(9n);
  });
});
