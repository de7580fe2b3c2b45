import type { Page } from '@playwright/test';
import { fontsReady } from './fonts.ts';

/** Sums up what moves on each page that is opened from now on, but for what follows a press at once (CLS). */
export async function recordShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on the page that is open, its change to its own fonts included; 0.1 is where visitors begin to notice. */
export async function shiftOf(page: Page): Promise<number> {
  await fontsReady(page);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'moved'));
  });
}
