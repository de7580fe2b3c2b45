import { expect, type Page } from '@playwright/test';
import { fontsReady } from './fonts.ts';

/** Parts that may cover text: those that the page scrolls under, and a tile's actions over its picture. */
const fixedParts = '.header, .bottom-menu, .session-bar, .bookmarks, .chat__offer, .tile';

/**
 * Scrolls through the page and lists its text faults: sideways scrolling, text that is cut off, and text covered by
 * another element.
 */
export async function textFaults(page: Page): Promise<string[]> {
  await fontsReady(page);
  const faults = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 9_000); top += 400) {
    for (const fault of await page.evaluate(faultsInView, { top, fixed: fixedParts })) faults.add(fault);
  }
  return [...faults];
}

/** Fails if the page has text faults. */
export async function expectTextsWhole(page: Page, where: string): Promise<void> {
  expect(await textFaults(page), where).toEqual([]);
}

/** Runs in the page: lists the text faults at this scroll position in px, apart from text under `fixed` parts. */
async function faultsInView({ top, fixed }: { top: number; fixed: string }): Promise<string[]> {
  window.scrollTo({ top, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const found: string[] = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) found.push(`sideways: ${document.documentElement.scrollWidth}`);

  const scrollsSideways = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
  /** Horizontal range in which an element's content is visible; `null` if the content can be scrolled sideways. */
  const clipOf = (element: Element): { left: number; right: number } | null => {
    let clip = { left: 0, right: wide };
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (scrollsSideways(style) && around.scrollWidth > around.clientWidth && around !== document.documentElement)
        return null;
      if (style.overflowX !== 'visible') {
        const { left, right } = around.getBoundingClientRect();
        clip = { left: Math.max(clip.left, left), right: Math.min(clip.right, right) };
      }
    }
    return clip;
  };

  /**
   * Whether a point of an element is scrolled or folded out of view, by the element itself or by one of its parents.
   */
  const isHidden = (element: Element, x: number, y: number): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const { left, right, top: above, bottom } = around.getBoundingClientRect();
      // A scrolling area can end within a pixel of its neighbour.
      if (style.overflowY !== 'visible' && (y < above + 1 || y > bottom - 1)) return true;
      if (scrollsSideways(style) && (x < left || x > right)) return true;
    }
    return false;
  };

  const controls =
    'a[href], button, input, select, textarea, summary, label, iframe, [tabindex], [contenteditable], [role="button"]';
  /**
   * Whether a covering element is invisible and does not change what a click on the text does. That is the case if
   * neither the covering element nor the text belongs to a control, or if the covering element is the very field that
   * the text labels.
   */
  const isHarmless = (over: Element, element: Element): boolean => {
    if (over.checkVisibility({ opacityProperty: true })) return false;
    if (over instanceof HTMLInputElement) return [...(over.labels ?? [])].some(label => label.contains(element));
    return over.closest(controls) === null && element.closest(controls) === null;
  };

  /** Text under an open dialog is not checked. */
  const layers = '.dialog, .drawer, .full-screen';
  const overPage = document.querySelector(layers) ? `${layers}, .toast` : '*';

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Text outside the viewport is checked at another scroll position.
    const around = range.getBoundingClientRect();
    if (around.bottom < 0 || around.top > window.innerHeight) continue;
    const isUnread = element.closest('script, style, noscript, svg, option, .visually-hidden, .skip, [inert]') !== null;
    if (!element.closest(overPage) || isUnread) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    const name = `"${text.slice(0, 40)}" in .${element.className || element.tagName}`;
    // Names below tiles are shortened with an ellipsis by design; the tile's links have the full name.
    const shortened = element.closest('.tile__caption, .ellipsis') !== null;
    for (const box of range.getClientRects()) {
      const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || middle < 0 || middle > window.innerHeight || isHidden(element, x, middle)) continue;
      const clip = clipOf(element);
      if (clip && !shortened && (box.right > clip.right + 1 || box.left < clip.left - 1)) {
        found.push(`cut: ${name}`);
        continue;
      }
      // The middle of a shortened name can lie beyond its visible end.
      if (clip && shortened && (x < clip.left || x > clip.right)) continue;
      const over = document.elementFromPoint(x, middle);
      if (!over || element.contains(over) || over.contains(element)) continue;
      if (over.closest(fixed) || isHarmless(over, element)) continue;
      // Ignores a link or button that spans the whole card containing it.
      if (['A', 'BUTTON'].includes(over.tagName) && over.closest('article, li, .card')?.contains(element)) continue;
      found.push(`covered: ${name} by .${over.className || over.tagName}`);
    }
  }
  return found;
}
