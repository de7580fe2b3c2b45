import { useEffect, useRef, useState, type RefObject } from 'react';
import { resizePauseMs } from '../../../shared/parts/resize-pause.ts';

/** Maximum number of tiles for which a list is rendered in full. */
const fewTiles = 200;
/**
 * Distance from the viewport, in pixels, within which rows are rendered. It is more than a fast flick scrolls in half
 * a second.
 */
const reachPx = 2_000;
/** Rows are added and removed in steps, so that scrolling does not rerender the list on every frame. */
const stepRows = 2;

/** The range of tiles to render, and the height of the rows left out above and below it. */
export interface RowsInView {
  readonly from: number;
  readonly end: number;
  /** Height in pixels, excluding the gap to the adjacent row; 0 if no rows are left out. */
  readonly abovePx: number;
  readonly belowPx: number;
}

/** A grid as laid out by the browser, in pixels. */
export interface GridLayout {
  readonly columns: number;
  readonly rowPx: number;
  readonly gapPx: number;
  /** Top of the grid, relative to the top of the viewport. */
  readonly topPx: number;
  readonly viewPx: number;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Returns which of `count` tiles are near the viewport. All tiles must have the same height. */
export function rowsInView(count: number, { columns, rowPx, gapPx, topPx, viewPx }: GridLayout): RowsInView {
  const pitch = rowPx + gapPx;
  const rows = Math.ceil(count / columns);
  // A few rows are rendered even if the list is far outside the viewport, because their height is measured.
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

/**
 * The rows of a long list that are near the viewport. Updated on scroll and once the window size has been stable;
 * `null` while all tiles should be rendered.
 */
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
