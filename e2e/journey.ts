import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { openHouse, type House } from './house.ts';
import { housesFolder, seededFolder } from './seeded-house.ts';

/** The journeys' test: `house` is one running house per worker. */
export const test = base.extend<{ baseURL: string }, { house: House }>({
  house: [
    async ({ browserName: _browserName }, use, info) => {
      const folder = join(housesFolder, `worker-${info.workerIndex}`);
      cpSync(seededFolder, folder, { recursive: true });
      const house = await openHouse(folder);
      await use(house);
      await house.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.site),
});

export { expect };

export const demoPassword = 'Liftoff-2026!';

/** Signs a seeded player in through the form. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /Balance/ })).toBeVisible();
}

/** Fails with the list when axe finds anything on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(', ')}`)).toEqual([]);
}
