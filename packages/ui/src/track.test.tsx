import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { floorPercent, Track } from './track.tsx';

it('a progress track rounds the percentage down and limits it to 0 to 100', () => {
  expect([-3, 0, 61.99, 99.999, 100, 140, Number.NaN].map(floorPercent)).toEqual([0, 0, 61, 99, 100, 100, 0]);
});

it('a progress track announces its name, its value and the amount in words', () => {
  render(<Track label="Wagering" percent={62.4} valueText="€930 of €1,500" />);
  const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Wagering' });
  expect(progress.value).toBe(62);
  expect(progress.getAttribute('aria-valuetext')).toBe('€930 of €1,500');
});
