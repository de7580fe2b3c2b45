import type { Locator, Page } from '@playwright/test';
import { awake, expect, test } from './journey.ts';
import { newPlayer } from './new-player.ts';

/** Enough Tab presses for the longest of these pages; if more are needed, the keyboard does not reach the element. */
const mostPresses = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, to: Locator): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    await page.keyboard.press('Tab');
    if (await to.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

test('a limit can be set, lowered and removed by keyboard alone, and the focus is never lost [C43] [C2] [C3]', async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto('/profile/limits', { waitUntil: 'domcontentloaded' });
  await awake(page);

  const opener = page.getByRole('button', { name: 'New limit' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New limit' });
  await expect(dialog).toBeVisible();
  const deposit = dialog.getByRole('radio', { name: 'Deposit' });
  await tabTo(page, deposit);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Loss' })).toBeChecked();
  const period = dialog.getByRole('combobox', { name: 'Period' });
  await tabTo(page, period);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(period).toHaveValue('day');
  await tabTo(page, dialog.getByRole('textbox', { name: /^Amount/ }));
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Loss limit (daily)' });
  await expect(card).toContainText('60.00 left');
  await expect(opener).toBeFocused();

  const options = card.getByRole('button', { name: 'Loss limit (daily): options' });
  await tabTo(page, options);
  await page.keyboard.press('Enter');
  const change = page.getByRole('menuitem', { name: 'Change' });
  await expect(change).toBeVisible();
  while (!(await change.evaluate(element => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const changed = page.getByRole('dialog', { name: 'Change limit' });
  await tabTo(page, changed.getByRole('textbox', { name: /^Amount/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await expect(changed.getByRole('status')).toContainText('right away');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('40.00 left');
  await expect(options).toBeFocused();

  await page.keyboard.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Remove' });
  await expect(remove).toBeVisible();
  while (!(await remove.evaluate(element => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Can be removed from');
});
