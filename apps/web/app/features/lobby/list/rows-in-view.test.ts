import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { rowsInView } from './rows-in-view.ts';

const layout = { columns: 7, rowPx: 300, gapPx: 20, topPx: 0, viewPx: 900 };

it('renders only the rows near the viewport, and adds and removes them in steps', () => {
  expect(rowsInView(7_000, layout)).toEqual({ from: 0, end: 10 * 7, abovePx: 0, belowPx: 990 * 320 - 20 });
  expect(rowsInView(7_000, { ...layout, topPx: -32_000 })).toEqual({
    from: 92 * 7,
    end: 110 * 7,
    abovePx: 92 * 320 - 20,
    belowPx: 890 * 320 - 20,
  });
  expect(rowsInView(210, layout)).toMatchObject({ from: 0, end: 70 });
  expect(rowsInView(40, layout)).toEqual({ from: 0, end: 40, abovePx: 0, belowPx: 0 });
});

it("keeps the list's full height and renders every row in view at any scroll position", () => {
  assert(
    property(
      integer({ min: 1, max: 10_000 }),
      integer({ min: 1, max: 7 }),
      integer({ min: -1_000_000, max: 1_000 }),
      (count, columns, topPx) => {
        const { from, end, abovePx, belowPx } = rowsInView(count, { ...layout, columns, topPx });
        const rowsOf = (tiles: number) => Math.ceil(tiles / columns);
        const parts = [abovePx, Math.max(0, rowsOf(end - from) * 320 - 20), belowPx].filter(px => px > 0);
        const high = parts.reduce((sum, px) => sum + px, 0) + 20 * (parts.length - 1);
        expect(high).toBe(rowsOf(count) * 320 - 20);
        const [firstSeen, lastSeen] = [Math.floor(-topPx / 320), Math.floor((900 - topPx) / 320)];
        for (const row of [firstSeen, lastSeen])
          if (row >= 0 && row < rowsOf(count)) {
            expect(from).toBeLessThanOrEqual(row * columns);
            expect(end).toBeGreaterThan(row * columns);
          }
      },
    ),
  );
});
