const heightOfCorner = '--corner-h';
const gap = 12;

/**
 * A callback ref that publishes the height of a corner element as a CSS variable, so that toasts appear above the
 * element and cover none of its buttons.
 */
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
