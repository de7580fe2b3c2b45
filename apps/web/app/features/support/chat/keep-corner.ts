const heightOfCorner = '--corner-h';
const gap = 12;

/** For a `ref`: tells the page how high what stands in its corner is, so that toasts stand above it and cover no button. */
export function keepCorner(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty(heightOfCorner, `${part.offsetHeight + gap}px`));
  watch.observe(part);
  return () => {
    watch.disconnect();
    style.removeProperty(heightOfCorner);
  };
}
