import type { Page } from '@playwright/test';
import { fontsReady } from './fonts.ts';

/** Sums the layout shift (CLS) of each page opened from now on, excluding shifts right after user input. */
export async function recordShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The open page's layout shift, including the switch to its own fonts. Visitors begin to notice at 0.1. */
export async function shiftOf(page: Page): Promise<number> {
  await fontsReady(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'moved'));
  });
}
