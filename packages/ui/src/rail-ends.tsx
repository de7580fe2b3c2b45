import { useEffect, useState, type RefObject } from 'react';

/** Scroll positions and widths are fractions on dense screens and in columns that share a row. */
const TOLERANCE_PX = 1;

/** One page of a rail: as many whole items as are in view, at least one. Widths in px, with fractions. */
export function pageWidth(viewWidth: number, itemWidth: number, gap: number): number {
  const step = itemWidth + gap;
  return step <= 0 ? viewWidth : Math.max(1, Math.floor((viewWidth + gap + TOLERANCE_PX) / step)) * step;
}

/** Which ends of a scroller are reached. */
export function railEnds(scrollLeft: number, viewWidth: number, fullWidth: number) {
  return { atStart: scrollLeft <= TOLERANCE_PX, atEnd: scrollLeft + viewWidth >= fullWidth - TOLERANCE_PX };
}

/** Where a sideways scroller stands, and how to page it. Before the first measure it stands at the start. */
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
