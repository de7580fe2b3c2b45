import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bettingMs, cycleMs, dayOf, resultAt, spinningMs, tableMoment } from './table-clock.ts';

const slugs = fc.constantFrom('aurum-roulette', 'azure-roulette', 'velvet-roulette');
const moments = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });

describe("a live table's clock", () => {
  it('a table runs through its phases without a gap: betting, spinning, result, next round', () => {
    fc.assert(
      fc.property(slugs, moments, (slug, ms) => {
        const here = tableMoment(slug, new Date(ms));
        expect(here.phaseEndsAt.getTime()).toBeGreaterThan(ms);
        const next = tableMoment(slug, here.phaseEndsAt);
        const order = { betting: 'spinning', spinning: 'result', result: 'betting' } as const;
        expect(next.phase).toBe(order[here.phase]);
        expect(next.round).toBe(here.phase === 'result' ? here.round + 1 : here.round);
      }),
    );
  });

  it('a table gives a result when spinning ends, once per cycle', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const { round } = tableMoment('aurum-roulette', now);
    const at = resultAt('aurum-roulette', round);
    expect(tableMoment('aurum-roulette', at)).toMatchObject({ round, phase: 'result' });
    expect(tableMoment('aurum-roulette', new Date(at.getTime() - 1)).phase).toBe('spinning');
    expect(tableMoment('aurum-roulette', new Date(at.getTime() - spinningMs - 1)).phase).toBe('betting');
    expect(resultAt('aurum-roulette', round + 1).getTime() - at.getTime()).toBe(cycleMs);
    expect(bettingMs).toBe(20_000);
  });

  it('a table assigns a round to the day on which it began', () => {
    const { round } = tableMoment('aurum-roulette', new Date('2026-11-20T12:00:00Z'));
    expect(dayOf('aurum-roulette', round)).toBe('2026-11-20');
  });

  it.each([
    ['aurum-roulette', 'betting', 10],
    ['azure-roulette', 'result', 4],
    ['velvet-roulette', 'betting', 6],
  ] as const)(
    '%s numbers its rounds by the same fixed rule, so that past rounds can be recomputed by their numbers',
    (slug, phase, sec) => {
      expect(tableMoment(slug, new Date('2026-11-20T12:00:00Z'))).toEqual({
        round: 56_099_249,
        phase,
        phaseEndsAt: new Date(`2026-11-20T12:00:${String(sec).padStart(2, '0')}Z`),
      });
    },
  );

  it('a round that begins before midnight and ends after it is assigned to the earlier day', () => {
    const { round } = tableMoment('aurum-roulette', new Date('2026-11-21T00:00:00Z'));
    expect(resultAt('aurum-roulette', round)).toEqual(new Date('2026-11-21T00:00:18Z'));
    expect([dayOf('aurum-roulette', round), dayOf('aurum-roulette', round + 1)]).toEqual(['2026-11-20', '2026-11-21']);
  });
});
