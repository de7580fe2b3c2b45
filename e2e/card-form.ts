import type { Page } from '@playwright/test';

/** The provider's form in the cashbox. */
export const cardFrame = (page: Page) => page.frameLocator('iframe[title="Payment provider’s page"]');

/** Fills in and submits the provider's form. */
export async function payWith(page: Page, number: string): Promise<void> {
  const card = cardFrame(page);
  await card.getByLabel('Card number').pressSequentially(number);
  await card.getByLabel('Expiry date').fill('12/39');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on the card').fill('Ada Byron');
  await card.getByRole('button', { name: /^Pay/ }).click();
}
