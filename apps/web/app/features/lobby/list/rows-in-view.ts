import { useEffect, useRef, useState, type RefObject } from 'react';
import { resizePauseMs } from '../../../shared/parts/resize-pause.ts';

/** Up to as many tiles all of them stand. */
const fewTiles = 200;
/** How far from the view a row still stands, in pixels: further than a firm flick goes in half a second. */
const reachPx = 2_000;
/** Rows come and go together, so that a list which is scrolled is not written at every frame. */
const stepRows = 2;

/** The tiles of a grid that stand, and how high the rows are that do not. */
export interface RowsInView {
  readonly from: number;
  readonly end: number;
  /** Pixels, without the gap to the row beside; 0: none is missing. */
  readonly abovePx: number;
  readonly belowPx: number;
}

/** Of a grid as the browser has laid it out, in pixels. */
export interface GridLayout {
  readonly columns: number;
  readonly rowPx: number;
  readonly gapPx: number;
  /** Where it begins, from the top of the view. */
  readonly topPx: number;
  readonly viewPx: number;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Which of `count` tiles are within reach of what is in view. All have one height. */
export function rowsInView(count: number, { columns, rowPx, gapPx, topPx, viewPx }: GridLayout): RowsInView {
  const pitch = rowPx + gapPx;
  const rows = Math.ceil(count / columns);
  // However far away a list is, a few of its rows stand: their height is what is reckoned with.
  const first =
    stepRows * between(0, Math.floor((-topPx - reachPx) / pitch / stepRows), Math.ceil(rows / stepRows) - 1);
  const end = Math.min(rows, stepRows * Math.max(1, Math.ceil((viewPx - topPx + reachPx) / pitch / stepRows)));
  const heightOf = (missing: number) => Math.max(0, missing * pitch - gapPx);
  return {
    from: first * columns,
    end: Math.min(count, end * columns),
    abovePx: heightOf(first),
    belowPx: heightOf(rows - end),
  };
}

/** Of a long list the rows near the view, looked at as its `grid` is scrolled, and once the window has kept a new size; null while all tiles are to stand. */
export function useRowsInView(count: number): [grid: RefObject<HTMLUListElement | null>, rows: RowsInView | null] {
  const grid = useRef<HTMLUListElement>(null);
  const [inView, setInView] = useState<RowsInView | null>(null);
  useEffect(() => {
    if (count <= fewTiles) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const layout = grid.current && layoutOf(grid.current);
      if (!layout) return;
      const next = rowsInView(count, layout);
      setInView(now => (now !== null && isSame(now, next) ? now : next));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const lookOnceResized = () => {
      clearTimeout(pause);
      pause = setTimeout(look, resizePauseMs);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookOnceResized);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookOnceResized);
    };
  }, [count]);
  return [grid, count > fewTiles ? inView : null];
}

const isSame = (one: RowsInView, other: RowsInView): boolean =>
  one.from === other.from && one.end === other.end && one.abovePx === other.abovePx && one.belowPx === other.belowPx;

function layoutOf(grid: HTMLElement): GridLayout | null {
  const tile = grid.querySelector<HTMLElement>(':scope > li:not([aria-hidden])');
  if (tile === null || tile.offsetHeight === 0) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowPx: tile.offsetHeight,
    gapPx: Number(rowGap.replace('px', '')) || 0,
    topPx: grid.getBoundingClientRect().top,
    viewPx: window.innerHeight,
  };
}
