import { expect, type Page } from '@playwright/test';
import { fontsReady } from './fonts.ts';

/** Scrolls through the page and lists what stands wrong: sideways scroll, text that is cut, text under something else. */
export async function textFaults(page: Page): Promise<string[]> {
  await fontsReady(page);
  const faults = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 9_000); top += 400) {
    for (const fault of await page.evaluate(faultsInView, top)) faults.add(fault);
  }
  return [...faults];
}

/** Fails with that list. */
export async function expectTextsWhole(page: Page, where: string): Promise<void> {
  expect(await textFaults(page), where).toEqual([]);
}

/** Runs in the page. */
async function faultsInView(top: number): Promise<string[]> {
  window.scrollTo({ top, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const found: string[] = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) found.push(`sideways: ${document.documentElement.scrollWidth}`);

  const scrollsSideways = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
  /** What may be seen of an element's inside, or null where it can be scrolled to sideways. */
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

  /** Scrolled or folded out of sight, by itself or with what it stands in. */
  const isHidden = (element: Element, x: number, y: number): boolean => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const { left, right, top: above, bottom } = around.getBoundingClientRect();
      // What scrolls ends within a pixel of what stands beside it.
      if (style.overflowY !== 'visible' && (y < above + 1 || y > bottom - 1)) return true;
      if (scrollsSideways(style) && (x < left || x > right)) return true;
    }
    return false;
  };

  const controls =
    'a[href], button, input, select, textarea, summary, label, iframe, [tabindex], [contenteditable], [role="button"]';
  /**
   * Unseen, and a press on it does what a press on the words does: it is nothing that can be pressed or focused and the
   * words are of no control, or it is the very field whose label the words are.
   */
  const isHarmless = (over: Element, element: Element): boolean => {
    if (over.checkVisibility({ opacityProperty: true })) return false;
    if (over instanceof HTMLInputElement) return [...(over.labels ?? [])].some(label => label.contains(element));
    return over.closest(controls) === null && element.closest(controls) === null;
  };

  /** Under an open dialog the page is not read. */
  const overPage = document.querySelector('.dlg, .dr, .full') ? '.dlg, .dr, .full, .toast' : '*';

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is out of sight now comes into sight as the page scrolls.
    const around = range.getBoundingClientRect();
    if (around.bottom < 0 || around.top > window.innerHeight) continue;
    if (!element.closest(overPage) || element.closest('script, style, noscript, svg, option, .vh, .skip, [inert]'))
      continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    const name = `"${text.slice(0, 40)}" in .${element.className || element.tagName}`;
    // Names under tiles end in dots by design; they are whole in the tile's links.
    const shortened = element.closest('.tile__cap, .ell') !== null;
    for (const box of range.getClientRects()) {
      const [x, middle] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || middle < 0 || middle > window.innerHeight || isHidden(element, x, middle)) continue;
      const clip = clipOf(element);
      if (clip && !shortened && (box.right > clip.right + 1 || box.left < clip.left - 1)) {
        found.push(`cut: ${name}`);
        continue;
      }
      // The middle of a name that ends in dots may lie behind its end.
      if (clip && shortened && (x < clip.left || x > clip.right)) continue;
      const over = document.elementFromPoint(x, middle);
      if (!over || element.contains(over) || over.contains(element)) continue;
      // Bars that stay while the page scrolls under them, and a tile's actions over its picture.
      if (over.closest('.hdr, .bnav, .sess, .tile')) continue;
      if (isHarmless(over, element)) continue;
      // A link that spans the card it belongs to.
      if (over.tagName === 'A' && over.closest('article, li, .card')?.contains(element)) continue;
      found.push(`covered: ${name} by .${over.className || over.tagName}`);
    }
  }
  return found;
}
