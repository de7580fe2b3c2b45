import type { Page } from '@playwright/test';

/** Safety limit: more tab stops than any screen has. */
const mostStops = 600;

/**
 * Returns faults in a screen's tab order: a stop that comes before an earlier element of the page, a stop without a
 * visible focus indicator, a stop that Tab skips, and an order forced by `tabindex` above 0.
 */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(begin);
  for (let press = 0; press < mostStops; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(look)) break;
  }
  return await page.evaluate(() => (window as unknown as Watching).tabs.faults);
}

interface Watching {
  tabs: {
    stops: HTMLElement[];
    seen: Set<Element>;
    last: HTMLElement | null;
    faults: string[];
    snapshot: (element: HTMLElement) => string;
    shown: string;
    name: (element: Element) => string;
  };
}

/** Runs in the page: collects the tab stops and resets the focus. */
function begin(): void {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open], [role="dialog"][aria-modal="true"]')].at(-1);
  const root: ParentNode = modal ?? document.body;
  const selector = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
  const stops = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    stop =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !stop.matches(':disabled, [inert], [inert] *, input[type="hidden"]') &&
      !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked),
  );
  const name = (element: Element) => element.outerHTML.slice(0, 110);
  // A focus indicator can be drawn on the element, its label, its neighbours or its parents, so all of their styles
  // are compared.
  const snapshot = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    const drawn = [...around, ...labels, ...element.querySelectorAll('*')]
      .flatMap(one => (one ? [one] : []))
      .slice(0, 24);
    return drawn
      .map(one => {
        const style = getComputedStyle(one);
        const {
          outlineStyle,
          outlineWidth,
          outlineColor,
          boxShadow,
          borderColor,
          backgroundColor,
          textDecorationLine,
        } = style;
        return [
          outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`,
          boxShadow,
          borderColor,
          backgroundColor,
          textDecorationLine,
          style.opacity,
        ].join('|');
      })
      .join('\n');
  };
  const faults = stops.filter(({ tabIndex }) => tabIndex > 0).map(stop => `forced order: ${name(stop)}`);
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
  (window as unknown as Watching).tabs = { stops, seen: new Set(), last: null, faults, snapshot, shown: '', name };
}

/** Runs in the page after each Tab press; returns `true` once Tab has left the last stop. */
function look(): boolean {
  const { tabs } = window as unknown as Watching;
  const { stops, seen, faults, name } = tabs;
  const active = document.activeElement as HTMLElement | null;
  if (active === tabs.last) return !(active instanceof HTMLIFrameElement);
  const { last } = tabs;
  if (last !== null && last.isConnected && tabs.snapshot(last) === tabs.shown)
    faults.push(`focus not seen: ${name(last)}`);
  const isOver = active === null || active === document.body || seen.has(active);
  if (isOver) {
    const left = stops.filter(stop => !seen.has(stop) && stop.isConnected && stop.checkVisibility());
    faults.push(...left.map(stop => `left out: ${name(stop)}`));
    return true;
  }
  if (last !== null && !(last.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING))
    faults.push(`out of order: ${name(active)}`);
  seen.add(active);
  tabs.last = active;
  tabs.shown = tabs.snapshot(active);
  return false;
}
