import { useEffect, useState, type RefObject } from 'react';

/**
 * The tolerance is needed because scroll positions and widths are fractional on high-density screens and in shared
 * columns.
 */
const TOLERANCE_PX = 1;

/**
 * Width of one page of a rail: as many whole items as are in view, but at least one. Widths are in px and can be
 * fractional.
 */
export function pageWidth(viewWidth: number, itemWidth: number, gap: number): number {
  const step = itemWidth + gap;
  return step <= 0 ? viewWidth : Math.max(1, Math.floor((viewWidth + gap + TOLERANCE_PX) / step)) * step;
}

/** Which ends a scroller has reached. Arguments are in px. */
export function railEnds(scrollLeft: number, viewWidth: number, fullWidth: number) {
  return { atStart: scrollLeft <= TOLERANCE_PX, atEnd: scrollLeft + viewWidth >= fullWidth - TOLERANCE_PX };
}

/**
 * Whether a sideways scroller has reached its ends, with functions that page it. Until the first measurement it
 * reports being at the start.
 */
export function useRailEnds(list: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const measure = () => {
      const next = railEnds(row.scrollLeft, row.clientWidth, row.scrollWidth);
      setEnds(last => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
    };
    const resize = new ResizeObserver(measure);
    resize.observe(row);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      resize.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, [list]);

  const page = (direction: 1 | -1) => {
    const row = list.current;
    const first = row?.firstElementChild;
    if (!row || !(first instanceof HTMLElement)) return;
    const style = getComputedStyle(row);
    const gutters = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
    const gap = Number.parseFloat(style.columnGap) || 0;
    row.scrollBy({
      left: direction * pageWidth(row.clientWidth - gutters, first.getBoundingClientRect().width, gap),
      behavior: smooth(),
    });
  };

  return { ...ends, page };
}

function smooth(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
