import type { NetResult } from '@liftoff/contract/game/game';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { ChartLegend, NetChart } from './net-chart.tsx';

const sums = { staked_cents: 1_000, returned_cents: 580, net_cents: -420 };
const month: NetResult = {
  currency: 'EUR',
  time_zone: 'America/Toronto',
  since: '2026-10-31',
  until: '2026-11-29',
  ...sums,
  days: [{ day: '2026-11-29', ...sums }],
  paid_in_cents: 0,
  deposits: 0,
  minutes_signed_in: 0,
  deposited_cents: 0,
  withdrawn_cents: 0,
};

const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => width.mockReset());

it.each([320, 850])('the chart is as wide as its box and labels its newest day: %i px', px => {
  width.mockReturnValue(px);
  show(<NetChart result={month} />, playerWith());
  const chart = screen.getByRole('img', { name: /Net result from .*31.* to .*29/ });
  expect(chart.getAttribute('width')).toBe(String(px));
  const right = [...chart.querySelectorAll('rect')].map(bar => Number(bar.getAttribute('x')));
  expect(Math.max(...right)).toBeLessThan(px);
  const days = [...chart.querySelectorAll('text[y="216"]')];
  expect(days.at(-1)?.textContent).toMatch(/29/);
  expect(Number(days.at(-1)?.getAttribute('x'))).toBeLessThanOrEqual(px);
  // Labels are at least as far apart as they are wide.
  const at = days.slice(0, -1).map(label => Number(label.getAttribute('x')));
  for (const [index, x] of at.slice(1).entries()) expect(x - (at[index] ?? 0)).toBeGreaterThanOrEqual(70);
});

it('the legend of the chart names the time zone whose days it shows', () => {
  show(<ChartLegend timeZone="America/Toronto" />, playerWith());
  expect(screen.getByText('Days in this time zone: Eastern Time')).toBeTruthy();
});
