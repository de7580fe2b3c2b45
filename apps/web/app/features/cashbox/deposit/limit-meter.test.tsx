import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { LimitMeter } from './limit-meter.tsx';

const showMeter = (used: bigint, deposit: bigint, amount = 50_000n) => {
  const words = 'Your deposit limit allows €180.00 more.';
  show(<LimitMeter used={used} amount={amount} period="week" currency="EUR" words={words} deposit={deposit} />);
  return screen.getByRole<HTMLProgressElement>('progressbar', { name: words });
};

describe('deposit limit meter', () => {
  it.each([
    [32_000n, 0n, 64],
    [32_000n, 5_000n, 74],
    [32_000n, 90_000n, 100],
    [60_000n, 0n, 100],
  ])(
    'with %s of 500 used and %s about to be deposited, the deposit limit meter shows %s percent',
    (used, deposit, percent) => {
      expect(showMeter(used, deposit).value).toBe(percent);
    },
  );

  it('the deposit limit meter is full if the limit allows no deposits', () => {
    expect(showMeter(0n, 0n, 0n).value).toBe(100);
  });

  it("the deposit limit meter states the used amount, the limit and the limit's period in words", () => {
    expect(showMeter(32_000n, 5_000n).getAttribute('aria-valuetext')).toBe('€320.00 / €500.00');
    expect(screen.getByText(/€320\.00/).textContent).toBe('€320.00 of €500.00');
    expect(screen.getByText('1 week')).toBeTruthy();
  });
});
