import type { Frame, Page } from '@playwright/test';

/** Layout faults on a screen: controls and text that a player cannot see or tap properly. */
export interface LayoutFaults {
  /** Names of controls that are partly outside the window. */
  outside: string[];
  /** Names of controls whose touch area is smaller than 44 by 44 px. */
  small: string[];
  /** Pairs of parts that overlap. */
  overlaps: string[];
  /** Figures whose text is cut off. */
  cut: string[];
}

interface Asked {
  /** Selector of the part of the document that is one screen. */
  within: string;
  /** Selectors of parts that must not overlap. */
  apart: readonly string[];
  /** Selectors of figures that must be readable in full. */
  figures: readonly string[];
}

/**
 * Measures one document. A control's size is its touch area: the function tests which element receives a tap at
 * points around the control's centre. An enlarged invisible area therefore counts, and an area covered by another
 * control does not. Betting spots on the roulette table are excluded, because they are smaller on purpose.
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
        element.closest('[data-spots], .visually-hidden, .skip, [inert]') === null,
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
        const field = element.closest('.input, label') ?? element;
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
