import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Casino } from './casino.ts';
import { awake, enter, expect, signIn, test } from './journey.ts';

/** Answers the first waiting conversation, which must be of this group. */
async function answer(casino: Casino, text: string, group: number): Promise<void> {
  const [waiting] = (await casino.console('GET', 'chats')) as { id: string; waiting: boolean; group: number }[];
  expect(waiting).toMatchObject({ waiting: true, group });
  const body = { id: crypto.randomUUID(), name: 'Anneli', text };
  await casino.console('POST', `chats/${waiting?.id}/messages`, body);
}

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Support chat' });

test("a guest writes in the chat and receives the operator's reply live [HASH-007] [SHELL-015] [ROLE-018]", async ({
  page,
  casino,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chat, 24/7' }).click();
  const chat = chatOf(page);
  await expect(chat.getByText('How can we help?')).toBeVisible();
  const message = chat.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await message.fill('Is <b>Interac</b> possible?');
  await message.press('Enter');
  await expect(chat.getByText('Is <b>Interac</b> possible?')).toBeVisible();
  await expect(chat.getByText('Sending …')).toBeHidden();
  await answer(casino, 'Yes, from €20.', 26);
  await expect(chat.getByText('Yes, from €20.')).toBeVisible();
  await expect(chat.getByRole('heading', { name: 'Anneli' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'a VIP player is offered the chat and finds the conversation again after a reload [ROLE-016] [ROLE-031] [CALL-038] [CALL-039] [CALL-045]',
  { tag: '@all' },
  async ({ page, casino }) => {
    await enter(page, 'vip@liftoff.test');
    const offer = page.getByRole('complementary', { name: 'VIP support' });
    await expect(offer).toBeVisible();
    // A message that stays on screen must not cover the offer, the open chat, or the button that reports an answer.
    await page.request.post('/payments/deposits', {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
      data: { method_id: 'card', amount_cents: 2_000, currency: 'EUR' },
    });
    const [{ id } = { id: '' }] = (await (await page.request.get('/api/player/payments')).json()) as { id: string }[];
    await casino.console('POST', `payments/${id}`, { state: 'canceled' });
    await expect(page.locator('.toast', { hasText: 'was cancelled' })).toBeVisible();
    await offer.getByRole('button', { name: 'Open chat' }).click();
    const chat = chatOf(page);
    const kept = page.waitForRequest('**/restore-id/set');
    await chat.getByRole('textbox', { name: 'Message' }).fill('Where is my withdrawal?');
    await chat.getByRole('button', { name: 'Send' }).click();
    expect((await kept).postDataJSON()).toMatchObject({ type: 'second' });
    await expectAccessible(page);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await answer(casino, 'It is on its way.', 2);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Support has answered: 1 new message' }).click();
    await expect(chat.getByText('It is on its way.')).toBeVisible();
    await expect(chat.getByText('Where is my withdrawal?')).toBeVisible();
  },
);

test('the support page lists ways to reach a person, and its form sends messages to the casino [ROUTE-029] [CALL-041] [ERR-011]', async ({
  page,
  casino,
}) => {
  await signIn(page, 'demo@liftoff.test');
  await page.goto('/support', { waitUntil: 'domcontentloaded' });
  await awake(page);
  await expect(page.getByRole('heading', { name: 'Support', exact: true })).toBeVisible();
  for (const [name, href] of [
    [/^Chat/, '#chat'],
    [/^Phone/, /^tel:\+?\d+$/],
    [/^E-mail/, /^mailto:[^@\s]+@\S+$/],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  await expectAccessible(page);
  const form = page.locator('form').filter({ hasText: 'Write to us' });
  await form.getByLabel('E-mail').fill('mira@');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await form.getByLabel('E-mail').fill('mira@example.com');
  await form.getByLabel('Message').fill('Please call me back.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ll reply to mira@example.com.')).toBeVisible();
  const [message] = (await casino.console('GET', 'contact_messages')) as { message: string }[];
  expect(message?.message).toBe('Please call me back.');
});

test(
  'the footer leads to the news list, and each article can be read [ROUTE-071] [ROUTE-072]',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/support', { waitUntil: 'domcontentloaded' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Limits that apply right away/ }).click();
    await expect(page).toHaveURL(/\/news\/limits-that-hold$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Limits that apply right away' })).toBeVisible();
    expect((await page.goto('/news/nowhere'))?.status()).toBe(404);
  },
);
