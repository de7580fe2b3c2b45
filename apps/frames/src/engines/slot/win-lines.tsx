import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { cellCentre, type Grid, type SlotModel } from './slot-model.ts';

type Win = SlotSpin['wins'][number];

/** Drawing paths for a payline: bright over its winning cells from the left edge, faint over the rest. */
function paths(grid: Grid, rows: readonly number[], count: number) {
  const points = rows.map((row, reel) => cellCentre(grid, reel, row));
  const text = (list: typeof points) => list.map(({ x, y }) => `${x} ${y}`).join(' L');
  const last = points.at(-1);
  return {
    won: `M0 ${points[0]?.y ?? 0} L${text(points.slice(0, count))}`,
    rest: `M${text(points.slice(count - 1))} L100 ${last?.y ?? 0}`,
    y: points[0]?.y ?? 0,
  };
}

/**
 * Drawing path of a win in ways: a stream that enters at the left edge and joins every winning cell with those of the
 * next reel.
 */
function streamOf(grid: Grid, cells: Win['cells']): string {
  const centres = grid.map((_, reel) =>
    cells.filter(([of]) => of === reel).map(([, row]) => cellCentre(grid, reel, row)),
  );
  const entries = (centres[0] ?? []).map(({ x, y }) => `M0 ${y}L${x} ${y}`);
  const steps = centres.slice(1).flatMap((ends, reel) =>
    (centres[reel] ?? []).flatMap(from =>
      ends.map(to => {
        const middle = (from.x + to.x) / 2;
        return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
      }),
    ),
  );
  return [...entries, ...steps].join('');
}

/**
 * The winning lines behind their cells, each with its number at the start, and the streams of wins in ways. Scatter
 * wins have neither.
 */
export function WinLines({ model, grid, wins }: { model: SlotModel; grid: Grid; wins: readonly Win[] }) {
  const drawn = wins.flatMap(win => {
    const rows = win.line === null ? undefined : model.lines?.[win.line - 1];
    return rows && win.line !== null ? [{ line: win.line, ...paths(grid, rows, win.count) }] : [];
  });
  return (
    <>
      <svg className="line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {drawn.map(({ line, won, rest }) => (
          <g key={line}>
            <path d={rest} strokeOpacity={0.34} strokeWidth={2} />
            <path d={won} strokeWidth={4} />
          </g>
        ))}
        {wins
          .filter(({ kind }) => kind === 'ways')
          .map(win => (
            <path key={win.symbol} className="line__stream" d={streamOf(grid, win.cells)} />
          ))}
      </svg>
      {drawn.map(({ line, y }) => (
        <span
          key={line}
          className="line-number numeric"
          aria-hidden="true"
          style={{ top: `calc(var(--pad) + (100% - 2*var(--pad))*${y / 100})` }}
        >
          {line}
        </span>
      ))}
    </>
  );
}
