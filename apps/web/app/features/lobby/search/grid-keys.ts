import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowDown: columns => columns,
  ArrowUp: columns => -columns,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
};

/**
 * Moves between search results with the arrow keys. Down moves from the search field to the first tile, arrow keys
 * move within the grid, and Up in the first row returns to the field. In the field, Left and Right still move the
 * caret.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const field = event.currentTarget.querySelector<HTMLInputElement>('input');
  const tiles = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('.tile__play, .tile__soon')];
  if (!step || !field || tiles.length === 0) return;
  const inField = event.target === field;
  if (inField && event.key !== 'ArrowDown') return;
  const from = event.target instanceof Element ? event.target.closest('.tile') : null;
  const at = from ? tiles.findIndex(tile => from.contains(tile)) : -1;
  if (!inField && at < 0) return;
  event.preventDefault();
  const next = inField ? 0 : at + step(columnsOf(tiles));
  (next < 0 ? field : tiles[Math.min(next, tiles.length - 1)])?.focus();
}

/** Number of columns, measured from the positions of the tiles on the page. */
function columnsOf(tiles: readonly HTMLAnchorElement[]): number {
  const tops = tiles.map(tile => tile.closest('.tile')?.getBoundingClientRect().top);
  const columns = tops.findIndex(top => top !== tops[0]);
  return columns < 0 ? tiles.length : columns;
}
