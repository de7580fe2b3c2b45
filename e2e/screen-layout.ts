import type { Frame, Page } from '@playwright/test';

/** Where the page ends and how its controls lie: what a player can see and press. */
export interface LayoutFaults {
  /** Controls that lie partly outside of the window, by name. */
  outside: string[];
  /** Controls smaller than 44 by 44 px to a finger, by name. */
  small: string[];
  /** Pairs of parts that cover each other. */
  overlaps: string[];
  /** Figures whose words are cut. */
  cut: string[];
}

interface Asked {
  /** The part of the document that is one screen, as a selector. */
  within: string;
  /** Parts that may not cover each other, as selectors. */
  apart: readonly string[];
  /** Texts that have to be readable whole, as selectors. */
  figures: readonly string[];
}

/**
 * Measures one document. A control's size is what answers to a finger: the points around its middle are asked, so that
 * an area enlarged without being drawn counts, and one covered by another control does not. Spots of the roulette table
 * are drawn smaller on purpose.
 */
export const layoutFaults = (frame: Frame | Page, asked: Asked): Promise<LayoutFaults> =>
  frame.evaluate(({ within, apart, figures }) => {
    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      `${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''} <${element.className}>`;
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary')].filter(
      element =>
        seen(element) &&
        element.closest(within) !== null &&
        element.closest('[data-spots], .vh, .skip, [inert]') === null,
    );
    const outside = controls
      .filter(element => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      })
      .map(nameOf);
    const reach = 21.5;
    const small = controls
      .filter(element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const points = [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const;
        const field = element.closest('.inp, label') ?? element;
        return !points.every(([px, py]) => {
          const hit = document.elementFromPoint(px, py);
          return hit !== null && (element.contains(hit) || field.contains(hit));
        });
      })
      .map(nameOf);
    const parts = apart.flatMap(selector =>
      [...document.querySelectorAll(selector)].filter(seen).map(element => ({ selector, element })),
    );
    const overlaps = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap(other => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const [a, b] = [one.element.getBoundingClientRect(), other.element.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 1 && high > 1 ? [`${one.selector} ${other.selector}`] : [];
      }),
    );
    const cut = figures.flatMap(selector =>
      [...document.querySelectorAll(selector)].filter(seen).flatMap(element => {
        const box = element.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        const text = range.getBoundingClientRect();
        const readable = Number.parseFloat(getComputedStyle(element).fontSize) >= 12;
        const inside = text.left >= -0.5 && text.right <= innerWidth + 0.5 && text.right <= box.right + 1.5;
        return readable && inside && element.scrollWidth <= element.clientWidth + 1 ? [] : [nameOf(element)];
      }),
    );
    return { outside, small, overlaps, cut };
  }, asked);

export const noFaults: LayoutFaults = { outside: [], small: [], overlaps: [], cut: [] };
