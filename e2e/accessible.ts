import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page or in its frames. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    // Frames of another origin take a page of their own to put the findings together; most pages have none.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(', ')}`);
}

/** Fails with the list when axe finds anything. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}
