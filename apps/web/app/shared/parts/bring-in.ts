/** A ref that scrolls an element to the middle of the row around it, horizontally only. */
export function bringIn(current: HTMLElement | null): void {
  const row = current?.parentElement;
  if (!row) return;
  const place = current.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += place - (row.clientWidth - current.offsetWidth) / 2;
}
