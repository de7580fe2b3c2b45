import type { Page } from '@playwright/test';

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

/** What has moved on the page that is open; 0.1 is where visitors begin to notice. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'moved')));
