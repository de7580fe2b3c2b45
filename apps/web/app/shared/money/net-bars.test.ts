import { describe, expect, it } from 'vitest';
import { chartLines, netBars } from './net-bars.ts';

const day = (on: string, net: number) => ({ day: on, staked_cents: 0, returned_cents: net, net_cents: net });

describe('the bars in the net-result chart', () => {
  it('the chart has one bar per day, including days without play, each with the running total', () => {
    const days = [day('2026-11-18', 500), day('2026-11-20', -700)];
    expect(netBars({ since: '2026-11-17', until: '2026-11-21', days })).toEqual([
      { day: '2026-11-17', net: 0n, total: 0n },
      { day: '2026-11-18', net: 500n, total: 500n },
      { day: '2026-11-19', net: 0n, total: 500n },
      { day: '2026-11-20', net: -700n, total: -200n },
      { day: '2026-11-21', net: 0n, total: -200n },
    ]);
  });

  it('the chart has one bar per month for periods longer than a month', () => {
    const days = [day('2026-09-30', 100), day('2026-10-01', 20), day('2026-10-31', 3)];
    const bars = netBars({ since: '2026-09-30', until: '2026-11-05', days });
    expect(bars.map(bar => [bar.day, bar.net, bar.total])).toEqual([
      ['2026-09-30', 100n, 100n],
      ['2026-10-01', 23n, 123n],
      ['2026-11-01', 0n, 123n],
    ]);
  });

  it('the chart has no bars if the player has never played', () => {
    expect(netBars({ since: null, until: '2026-11-05', days: [] })).toEqual([]);
  });
});

it.each([
  [-18_020n, 3_000n, [0n, -10_000n]],
  [0n, 100n, [100n, 50n, 0n]],
  [-7n, 0n, [0n, -2n, -4n, -6n]],
  [0n, 0n, [0n]],
  // Beyond the precision of a float: each line is exact to the last unit.
  [0n, 40_000_000_000_000_000_000n, [4n, 3n, 2n, 1n, 0n].map(of => of * 10_000_000_000_000_000_000n)],
])('a chart from %s to %s has lines at %s', (low, high, lines) => {
  expect(chartLines(low, high)).toEqual(lines);
});
